import { expect, test } from "vitest";
import { drawIcons } from "#frontend/build/draw-pictures.ts";
import { icoOf } from "#frontend/build/ico.ts";

test("an .ico file lists each of its pictures with size and offset", () => {
	const images = [16, 256].map((size) => ({
		size,
		png: Buffer.from(`picture of ${size}`),
	}));
	const file = icoOf(images);
	expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
	const found = images.map((_, index) => {
		const at = 6 + 16 * index;
		const length = file.readUInt32LE(at + 8);
		const offset = file.readUInt32LE(at + 12);
		return {
			// 0 means 256, which does not fit into a byte.
			size: file.readUInt8(at) || 256,
			png: file.subarray(offset, offset + length),
		};
	});
	expect(found).toEqual(images);
});

test("favicon.ico has the mark in the three sizes that browsers and bookmarks show", () => {
	const data = Buffer.from(
		drawIcons().find(({ file }) => file === "favicon.ico")?.data ?? [],
	);
	const sizes = Array.from({ length: data.readUInt16LE(4) }, (_, index) => {
		const offset = data.readUInt32LE(6 + 16 * index + 12);
		const png = data.subarray(offset);
		expect(png.subarray(1, 4).toString()).toBe("PNG");
		return [png.readUInt32BE(16), png.readUInt32BE(20)];
	});
	expect(sizes).toEqual([
		[16, 16],
		[32, 32],
		[48, 48],
	]);
});
