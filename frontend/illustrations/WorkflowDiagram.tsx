import type { ReactNode } from "react";
import type page from "#content/copy/pages/product.yaml";
import { Drawing } from "./Drawing.tsx";
import pens from "./Picture.module.css";
import styles from "./WorkflowDiagram.module.css";

type Step = { name: string; note: string };

/** The labels in the picture; `label` is its complete text alternative. */
type Props = { words: (typeof page)["workflow"] };

/** Shows how a workflow runs, from left to right on a desktop and from top to bottom on a phone. */
export default function WorkflowDiagram({ words }: Props) {
	return (
		<>
			<Drawing
				viewBox="0 0 1120 356"
				label={words.label}
				className={styles.wide}
			>
				<path
					className={pens.strokeBrand}
					d="M84 52C160 52 160 156 236 156M84 156H236M84 260C160 260 160 156 236 156M276 156H432M520 156H694M762 156H840M840 156C930 156 930 52 1016 52M840 156H1016M840 156C930 156 930 260 1016 260M476 112V78"
				/>
				<path
					className={pens.dotted}
					d="M716 128C684 74 560 74 518 118M256 256v70M476 274v52M728 264v62"
				/>
				<path className={pens.line} d="m526 117-9 2 2-9" />
				<path className={pens.ground} d="M40 330h1040" />
				<path
					className={pens.fillBrand}
					d="M252 330a4 4 0 1 0 8 0 4 4 0 1 0-8 0M472 330a4 4 0 1 0 8 0 4 4 0 1 0-8 0M724 330a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
				/>
				<Outline at={[60, 52]} d={outlines.mail} />
				<Outline at={[60, 156]} d={outlines.sheet} />
				<Database at={[60, 260]} />
				<Clock at={[256, 156]} />
				<Agent at={[476, 156]} />
				<Person at={[728, 156]} />
				<Outline at={[1040, 52]} d={outlines.records} />
				<Outline at={[1040, 156]} d={outlines.ticket} />
				<Outline at={[1040, 260]} d={outlines.bubble} />
				<Words at={[60, 306]} {...words.sources} note="" />
				<Words at={[256, 222]} {...words.trigger} />
				<Words at={[476, 240]} {...words.agent} />
				<Words at={[476, 42]} {...words.model} />
				<Words at={[728, 230]} {...words.check} />
				<Words at={[1040, 306]} {...words.systems} note="" />
				<text className={pens.note} x="560" y="352">
					{words.record}
				</text>
			</Drawing>
			<Drawing
				viewBox="0 0 336 672"
				label={words.label}
				className={styles.tall}
			>
				<path
					className={pens.strokeBrand}
					d="M24 48C24 90 72 78 72 116M72 48V116M120 48C120 90 72 78 72 116M72 156V222M72 310V386M72 454V502M72 502C72 540 24 530 24 560M72 502V560M72 502C72 540 120 530 120 560M112 247C128 240 132 207 152 207"
				/>
				<path className={pens.dotted} d="M44 400C8 380 8 320 36 300" />
				<path className={pens.line} d="m28 302 9-2-1 9" />
				<path className={pens.ground} d="M0 636h336" />
				<circle className={pens.fillBrand} cx="156" cy="207" r="4" />
				<Outline at={[24, 26]} d={outlines.mail} />
				<Outline at={[72, 26]} d={outlines.sheet} />
				<Database at={[120, 26]} />
				<Clock at={[72, 136]} />
				<Agent at={[72, 266]} />
				<Person at={[72, 420]} />
				<Outline at={[24, 582]} d={outlines.records} />
				<Outline at={[72, 582]} d={outlines.ticket} />
				<Outline at={[120, 582]} d={outlines.bubble} />
				<g className={styles.beside}>
					<Words at={[152, 24]} {...words.sources} note="" />
					<Words at={[152, 132]} {...words.trigger} isWrapped />
					<Words at={[168, 212]} {...words.model} isWrapped />
					<Words at={[152, 284]} {...words.agent} isWrapped />
					<Words at={[152, 416]} {...words.check} isWrapped />
					<Words at={[152, 588]} {...words.systems} note="" />
					<Words at={[0, 660]} name="" note={words.record} />
				</g>
			</Drawing>
		</>
	);
}

type Place = { at: [number, number] };

/** Wraps a long note once, behind two thirds at most, as with spaced letters it would leave a phone's screen. */
function linesOf(note: string): string[] {
	const end = note.lastIndexOf(" ", (note.length * 2) / 3);
	return note.length > 20 && end > 0
		? [note.slice(0, end), note.slice(end + 1)]
		: [note];
}

function Words({
	at: [x, y],
	name,
	note,
	isWrapped,
}: Place & Step & { isWrapped?: boolean }) {
	return (
		<>
			{name && (
				<text className={pens.name} x={x} y={y}>
					{name}
				</text>
			)}
			{note && (
				<text className={pens.note} y={name ? y + 21 : y}>
					{(isWrapped ? linesOf(note) : [note]).map((line, index) => (
						<tspan key={line} x={x} dy={index * 19}>
							{line}
						</tspan>
					))}
				</text>
			)}
		</>
	);
}

function Glyph({ at: [x, y], children }: Place & { children: ReactNode }) {
	return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

const outlines = {
	mail: "M-20-14h40v28h-40zM-20-14 0 4l20-18",
	sheet: "M-15-20H9l7 7v33h-31zM9-20v7h7M-8-4H9M-8 4H9M-8 12H2",
	records: "M-20-14h40v28h-40zM-20-5h40M-20 5h40M-7-14v28",
	ticket:
		"M-20-13h40v8a5 5 0 0 0 0 10v8h-40V5a5 5 0 0 0 0-10zM6-7v3M6-1v3M6 5v3",
	bubble: "M-20-15h40V9H-4l-9 8V9h-7zM-11-6h22M-11 1H3",
};

function Outline({ at, d }: Place & { d: string }) {
	return (
		<Glyph at={at}>
			<path className={pens.line} d={d} />
		</Glyph>
	);
}

function Database({ at }: Place) {
	return (
		<Glyph at={at}>
			<ellipse className={pens.line} cy="-14" rx="18" ry="6" />
			<path
				className={pens.line}
				d="M-18-14v28c0 3.3 8 6 18 6s18-2.7 18-6v-28M-18 0c0 3.3 8 6 18 6s18-2.7 18-6"
			/>
		</Glyph>
	);
}

function Clock({ at }: Place) {
	return (
		<Glyph at={at}>
			<circle className={pens.strokeBrand} r="20" />
			<path className={pens.strokeBrand} d="M0-11V0l7 5" />
		</Glyph>
	);
}

/** Draws the logo's mark in a ring. */
function Agent({ at }: Place) {
	return (
		<Glyph at={at}>
			<circle className={pens.strokeBrand} r="44" />
			<path
				className={pens.strokeBrand}
				d="M0 24V-24M0 12C0 0-16-2-16-18M0 12C0 0 16-2 16-18M-13 24h26"
			/>
		</Glyph>
	);
}

function Person({ at }: Place) {
	return (
		<Glyph at={at}>
			<circle className={pens.strokeAction} r="34" />
			<circle className={pens.strokeAction} cy="-8" r="8" />
			<path
				className={pens.strokeAction}
				d="M-16 18C-16 8-10 5 0 5s16 3 16 13"
			/>
		</Glyph>
	);
}
