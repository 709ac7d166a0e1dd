import { expect, test } from "vitest";
import { figureSchema } from "#content/schema/figure.ts";
import { band } from "#frontend/build/share/art.ts";
import { figureArt } from "#frontend/build/share/figures.ts";
import { drawShareImage } from "#frontend/build/share/image.ts";
import { shareSubject } from "#frontend/build/share/subject.ts";
import { artOf } from "#frontend/build/share/subject-art.tsx";
import { textWidth } from "#frontend/figures/text-widths.ts";
import { sampleFigures } from "#tests/frontend/figures/sample-figures.ts";

const figures = sampleFigures.map((figure) => figureSchema.parse(figure));
const right = band.x + band.width;
/** Below the longest title, and above the company's line. */
const [highest, lowest] = [band.y - 14, 514];

test("a share image draws any figure within its area", () => {
	const faults = figures.flatMap((figure, index) => {
		const { shapes, labels } = figureArt(figure);
		const outside = labels
			.filter(
				({ text, at: [x, y], width, size, isBold }) =>
					x < band.x - 1 ||
					// Wider text is cut off.
					x + Math.min(width, textWidth(text, size, isBold ? 600 : 400)) >
						right + 1 ||
					y < highest ||
					y + size > lowest,
			)
			.map(({ text, at }) => `${text} at ${at}`);
		const wrong =
			/NaN|undefined|Infinity|\{(?!brand|action|soft|ink|rule|paper)/.test(
				shapes,
			)
				? [shapes.slice(0, 200)]
				: [];
		return [...outside, ...wrong].map(
			(fault) => `${figure.kind} ${index}: ${fault}`,
		);
	});
	expect(faults).toEqual([]);
});

test("no text of a share image overlaps another", () => {
	const faults = figures.flatMap((figure, index) => {
		const { labels } = figureArt(figure);
		return labels.flatMap((a, at) =>
			labels
				.slice(at + 1)
				.filter(
					(b) =>
						Math.min(a.at[0] + a.width, b.at[0] + b.width) -
							Math.max(a.at[0], b.at[0]) >
							12 &&
						Math.min(a.at[1] + a.size, b.at[1] + b.size) -
							Math.max(a.at[1], b.at[1]) >
							4,
				)
				.map((b) => `${figure.kind} ${index}: ${a.text} on ${b.text}`),
		);
	});
	expect(faults).toEqual([]);
});

test("figures of different kinds become different share images", async () => {
	const kinds = new Map(figures.map((figure) => [figure.kind, figure]));
	const images = await Promise.all(
		[...kinds.values()].map((figure) =>
			drawShareImage({
				title: "A title",
				eyebrow: "Services",
				name: "Name",
				tagLine: "",
				art: figureArt(figure),
			}),
		),
	);
	const different = new Set(images.map((image) => image.toString("base64")));
	expect(different.size).toBe(8);
}, 60_000);

test("a share image shows what its page has: the network, a list, or only the logo mark", () => {
	expect(shareSubject("/").kind).toBe("network");
	expect(shareSubject("/company/contact").kind).toBe("list");
	// A policy without a figure shows the logo mark.
	expect(artOf(shareSubject("/legal/privacy"))).toBeUndefined();
});
