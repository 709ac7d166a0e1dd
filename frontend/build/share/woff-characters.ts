import { inflateSync } from "node:zlib";

/**
 * Returns the code points of the characters that a font has.
 * @param woff a WOFF file (version 1) whose table `cmap` is in the usual format 4
 */
export function woffCharacters(woff: Buffer): Set<number> {
	const cmap = tableOf(woff, "cmap");
	const found = new Set<number>();
	for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
		const table = cmap.subarray(cmap.readUInt32BE(record + 4));
		if (table.readUInt16BE(0) !== 4) continue;
		// The last characters of all ranges are listed first, then the first ones.
		const bytes = table.readUInt16BE(6);
		for (let range = 14; range < 14 + bytes; range += 2) {
			const last = table.readUInt16BE(range);
			const first = table.readUInt16BE(range + bytes + 2);
			for (let code = first; code <= last; code++) found.add(code);
		}
	}
	return found;
}

function tableOf(woff: Buffer, name: string): Buffer {
	for (let entry = 44; entry < 44 + 20 * woff.readUInt16BE(12); entry += 20) {
		if (woff.toString("latin1", entry, entry + 4) !== name) continue;
		const [start, stored, length] = [4, 8, 12].map((at) =>
			woff.readUInt32BE(entry + at),
		) as [number, number, number];
		const data = woff.subarray(start, start + stored);
		return stored < length ? inflateSync(data) : data;
	}
	throw new Error(`The font has no table ${name}`);
}
