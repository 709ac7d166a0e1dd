import { randomUUID } from "node:crypto";
import {
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawPagePicture } from "#frontend/build/draw-pictures.ts";
import { shareCompany } from "#frontend/build/share/company.ts";
import { drawIconPng, drawShareImage } from "#frontend/build/share/image.ts";
import { lightColour } from "#frontend/build/token-colours.ts";

test("a share image is a PNG of 1200 × 630, identical for the same text", async () => {
	const words = {
		title: "A title that is long enough to need more than one line",
		eyebrow: "Services",
		name: "Name",
		tagLine: "What it stands for.",
	};
	const image = await drawShareImage(words);
	expect(sizeOf(image)).toEqual([1200, 630]);
	expect(await drawShareImage(words)).toEqual(image);
	const other = await drawShareImage({ ...words, title: "Another" });
	expect(other.equals(image)).toBe(false);
});

test("an image that a killed build left in the cache half written is drawn again", async () => {
	const folder = ".cache/share-images";
	mkdirSync(folder, { recursive: true });
	const before = new Set(readdirSync(folder));
	const words = { title: randomUUID(), eyebrow: "", name: "", tagLine: "" };
	const image = await drawShareImage(words);
	const [added = ""] = readdirSync(folder).filter((name) => !before.has(name));
	const file = join(folder, added);
	writeFileSync(file, image.subarray(0, image.length / 2));
	expect(image.equals(await drawShareImage(words))).toBe(true);
	expect(image.equals(readFileSync(file))).toBe(true);
	rmSync(file);
});

test.each(["海の会社", "Careers 🚀", "From → to", "Việt"])(
	"a share image has the company's name in place of the title %s, which the font lacks letters of",
	async (title) => {
		const named = await pictureOf(shareCompany.name);
		expect(named.equals(await pictureOf(title))).toBe(true);
	},
);

test("a share image shows letters with separate accents as those with their own", async () => {
	const title = "Łódź, Kraków, Zürich";
	const named = await pictureOf(title);
	expect(named.equals(await pictureOf(title.normalize("NFD")))).toBe(true);
	expect(named.equals(await pictureOf(shareCompany.name))).toBe(false);
});

test.each([32, 180, 512])("an icon of %i pixels has that size", (size) => {
	expect(sizeOf(drawIconPng(size))).toEqual([size, size]);
});

test("a maskable icon is drawn differently", () => {
	expect(drawIconPng(192, { isMaskable: true }).equals(drawIconPng(192))).toBe(
		false,
	);
});

test("an unknown colour token is an error", () => {
	expect(() => lightColour("purple")).toThrow("--purple");
});

function sizeOf(png: Buffer): [number, number] {
	expect(png.subarray(1, 4).toString()).toBe("PNG");
	return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function pictureOf(title: string): Promise<Buffer> {
	const subject = { kind: "mark" } as const;
	return Buffer.from(
		(await drawPagePicture("/legal/privacy", title, subject)).data,
	);
}
