import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/**
 * A key and a certificate that signs itself, both PEM, for a server that only a browser of
 * ours asks (RFC 5280; Node has no way to make one). Valid for a day.
 */
export function selfSigned(host: string): { key: string; cert: string } {
	const { privateKey, publicKey } = generateKeyPairSync("ec", {
		namedCurve: "P-256",
	});
	const name = sequence(
		set(sequence(objectId("550403"), element(0x0c, Buffer.from(host)))),
	);
	const ecdsaWithSha256 = sequence(objectId("2a8648ce3d040302"));
	const body = sequence(
		element(0xa0, element(0x02, Buffer.from([2]))),
		element(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
		ecdsaWithSha256,
		name,
		sequence(time(-3_600_000), time(86_400_000)),
		name,
		publicKey.export({ type: "spki", format: "der" }),
	);
	const signature = sign("sha256", body, privateKey);
	const certificate = sequence(
		body,
		ecdsaWithSha256,
		element(0x03, Buffer.concat([Buffer.from([0]), signature])),
	);
	return {
		key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
		cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
	};
}

function sequence(...parts: Buffer[]): Buffer {
	return element(0x30, Buffer.concat(parts));
}

function set(part: Buffer): Buffer {
	return element(0x31, part);
}

function objectId(hex: string): Buffer {
	return element(0x06, Buffer.from(hex, "hex"));
}

/** UTCTime, so many milliseconds from now. */
function time(offsetMs: number): Buffer {
	const digits = new Date(Date.now() + offsetMs)
		.toISOString()
		.replace(/\D/g, "");
	return element(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}

/** One DER element: tag, length, content. */
function element(tag: number, content: Buffer): Buffer {
	const { length } = content;
	const size =
		length < 0x80
			? [length]
			: length < 0x100
				? [0x81, length]
				: [0x82, length >> 8, length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
