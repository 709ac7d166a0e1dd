// `npm start` and `npm run dev` also run this file by itself, so that a wrong port is refused before they build.

/** The site's port. */
export const port = readPort("PORT", 8080);
/** The mailbox's port. */
export const mailboxPort = readPort("MAILBOX_PORT", 8081);

function readPort(name: string, otherwise: number): number {
	const text = process.env[name] || String(otherwise);
	if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text);
	console.error(`${name} must be a number from 0 to 65535, found ${text}`);
	process.exit(1);
}
