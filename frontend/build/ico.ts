/**
 * Returns an .ico file with images of several sizes. Each is a PNG, which every system since Windows Vista reads.
 * @param images PNGs with their side length in pixels, at most 256
 */
export function icoOf(images: { size: number; png: Uint8Array }[]): Buffer {
	const head = Buffer.alloc(6 + 16 * images.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(images.length, 4);
	let offset = head.length;
	for (const [index, { size, png }] of images.entries()) {
		const at = 6 + 16 * index;
		// One byte each for width and height; 256 is written as 0.
		head.writeUInt8(size % 256, at);
		head.writeUInt8(size % 256, at + 1);
		head.writeUInt16LE(1, at + 4);
		head.writeUInt16LE(32, at + 6);
		head.writeUInt32LE(png.length, at + 8);
		head.writeUInt32LE(offset, at + 12);
		offset += png.length;
	}
	return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
