import type { ReactNode } from "react";
import { Diagram, dot, ember, hair, ink, stem, word } from "./Diagram.tsx";

type Drawing = { label: string; parts: ReactNode };

/** What stands between source and model, one drawing an extension. */
const drawings: Record<string, Drawing> = {
	"data-miner": {
		label: "layers of documents from which a shaft brings up one marked answer",
		parts: (
			<>
				<path className={hair} d="M90 76h140M84 96h152M90 116h140" />
				<path
					className={ink}
					d="M104 64h28l8 8v12h-36ZM180 84h28l8 8v12h-36Z"
				/>
				<path className={stem} d="M160 140V44M152 54l8-10 8 10" />
				<circle className={dot} cx="160" cy="116" r="7" />
				<path className={ember} d="M112 76h16" />
			</>
		),
	},
	"estimation-insights": {
		label: "three vendors' bids as bars, compared against one line",
		parts: (
			<>
				<path
					className={ink}
					d="M104 132V84h24v48M148 132V62h24v70M192 132V96h24v36"
				/>
				<path className={ember} d="M92 90h136" />
				<path className={hair} d="M92 132h136" />
				<circle className={dot} cx="116" cy="72" r="6" />
				<circle className={dot} cx="160" cy="50" r="6" />
				<circle className={dot} cx="204" cy="84" r="6" />
			</>
		),
	},
	"process-optimiser": {
		label:
			"a line of steps that narrows at one, with a shorter way drawn around it",
		parts: (
			<>
				<path
					className={ink}
					d="M88 78h44l16 12h24l16-12h44M88 114h44l16-12h24l16 12h44"
				/>
				<path className={stem} d="M132 70c10-26 46-26 56 0M180 62l8 8 6-10" />
				<path className={ember} d="M160 86v20" />
				<circle className={dot} cx="104" cy="96" r="6" />
				<circle className={dot} cx="124" cy="96" r="6" />
				<circle className={dot} cx="212" cy="96" r="6" />
			</>
		),
	},
	"secure-code-agent": {
		label: "lines of code, one of which is marked and mended behind a shield",
		parts: (
			<>
				<path
					className={hair}
					d="M96 62h64M96 78h44M96 94h56M96 110h36M96 126h52"
				/>
				<path className={ember} d="M96 94h34" />
				<path
					className={ink}
					d="M196 56l32 12v24c0 22-14 34-32 42-18-8-32-20-32-42V68Z"
				/>
				<path className={stem} d="M182 94l10 10 20-22" />
			</>
		),
	},
	"construct-iq": {
		label: "a building's frame over contour lines, with one clause marked",
		parts: (
			<>
				<path
					className={hair}
					d="M84 126c30-16 50 10 80-4s50 4 72-6M84 138c30-14 50 10 80-4s50 4 72-6"
				/>
				<path
					className={ink}
					d="M120 122V66l40-22 40 22v56M120 84h80M120 104h80M160 44v78"
				/>
				<path className={ember} d="M160 84h40v20h-40" />
				<circle className={dot} cx="160" cy="44" r="6" />
			</>
		),
	},
	"construct-ops-iq": {
		label:
			"a crane and a site plan with points that report, one of them an alert",
		parts: (
			<>
				<path
					className={ink}
					d="M112 134V50h96M112 50l-16 12M188 50v26M112 70l20-20M104 134h16"
				/>
				<path
					className={hair}
					d="M140 134h92M140 118h92M156 102v32M188 102v32M220 102v32"
				/>
				<circle className={dot} cx="156" cy="118" r="6" />
				<circle className={dot} cx="220" cy="118" r="6" />
				<path className={ember} d="M188 88l10 18h-20Z" />
			</>
		),
	},
};

/**
 * The picture of an extension: a source on the left, a model on the right, and between
 * them what the extension does with both.
 * @param model name of the model that shows now
 * @param integration name of the source that shows now
 */
export function ExtensionDiagram({
	id,
	model,
	integration,
}: {
	id: string;
	model: string;
	integration: string;
}) {
	const drawing = drawings[id];
	if (!drawing) return null;
	return (
		<Diagram
			label={`${integration} and ${model} feed it: ${drawing.label}`}
			width={320}
			height={220}
		>
			{drawing.parts}
			<path className={hair} d="M20 150h280" />
			<path
				className={stem}
				d="M80 190v-20c0-14 80-6 80-20M240 190v-20c0-14-80-6-80-20"
			/>
			<circle className={dot} cx="160" cy="150" r="5" />
			<text className={word} x="80" y="206">
				{integration}
			</text>
			<text className={word} x="240" y="206">
				{model}
			</text>
		</Diagram>
	);
}
