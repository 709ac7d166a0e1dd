import type { ReactNode } from "react";
import styles from "./Picture.module.css";
import { Picture } from "./Picture.tsx";

/** Each stands on the ground line at y = 200 and has its crown at x = 200, y = 36. */
const drawings: Record<string, ReactNode> = {
	"data-miner": (
		<>
			<path
				className={styles.line}
				d="M36 148h32l8 8v44H36zM68 148v8h8M44 166h24M44 176h24M44 186h16M102 148h32l8 8v44h-40zM134 148v8h8M110 166h24M110 176h24M110 186h16M258 148h32l8 8v44h-40zM290 148v8h8M266 166h24M266 176h24M266 186h16M324 148h32l8 8v44h-40zM356 148v8h8M332 166h24M332 176h24M332 186h16"
			/>
			<path
				className={styles.stem}
				d="M56 148C56 112 200 140 200 98M122 148C122 126 200 134 200 98M278 148C278 126 200 134 200 98M344 148C344 112 200 140 200 98M200 200V98"
			/>
			<path className={styles.stem} d="M136 44h128v54H136z" />
			<path className={styles.line} d="M150 60h100M150 72h100M150 84h44" />
			<path className={styles.ember} d="M206 84h30" />
			<circle className={styles.spark} cx="246" cy="84" r="3.5" />
		</>
	),
	"estimation-insights": (
		<>
			<path className={styles.stem} d="M200 200V44" />
			<path
				className={styles.line}
				d="M146 62h92M146 57v10M238 57v10M164 90h98M164 85v10M262 85v10M124 118h116M124 113v10M240 113v10M158 146h72M158 141v10M230 141v10M142 174h108M142 169v10M250 169v10"
			/>
			<path
				className={styles.seed}
				d="M182 62a4 4 0 1 0 8 0 4 4 0 1 0-8 0M216 90a4 4 0 1 0 8 0 4 4 0 1 0-8 0M168 118a4 4 0 1 0 8 0 4 4 0 1 0-8 0M190 146a4 4 0 1 0 8 0 4 4 0 1 0-8 0M206 174a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
			/>
			<path className={styles.thread} d="M246 118h74" />
			<circle className={styles.ember} cx="330" cy="118" r="9" />
			<circle className={styles.spark} cx="330" cy="118" r="3.5" />
			<path
				className={styles.line}
				d="M60 200v-5M100 200v-5M140 200v-5M180 200v-5M220 200v-5M260 200v-5M300 200v-5M340 200v-5"
			/>
		</>
	),
	"process-optimiser": (
		<>
			<path
				className={styles.stem}
				d="M64 200C64 150 194 168 194 118M132 200C132 160 198 164 198 118M200 200V118M268 200C268 160 202 164 202 118M206 98C206 70 262 76 262 44M200 98V44M194 98C194 70 138 76 138 44"
			/>
			<path className={styles.thread} d="M336 200C336 130 318 96 318 44" />
			<path className={styles.line} d="M312 50l6-8 7 8" />
			<path className={styles.ember} d="M168 108h20M212 108h20" />
			<circle className={styles.spark} cx="200" cy="108" r="4.5" />
			<path
				className={styles.seed}
				d="M196 132a4 4 0 1 0 8 0 4 4 0 1 0-8 0M196 146a4 4 0 1 0 8 0 4 4 0 1 0-8 0M196 160a4 4 0 1 0 8 0 4 4 0 1 0-8 0M196 174a4 4 0 1 0 8 0 4 4 0 1 0-8 0M170 156a4 4 0 1 0 8 0 4 4 0 1 0-8 0M222 156a4 4 0 1 0 8 0 4 4 0 1 0-8 0M258 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0M134 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0M196 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
			/>
		</>
	),
	"secure-code-agent": (
		<>
			<path className={styles.stem} d="M200 200V44" />
			<path
				className={styles.stem}
				d="M200 168C200 150 262 158 262 134V106C262 82 200 90 200 68"
			/>
			<g className={styles.node}>
				<circle cx="200" cy="184" r="5" />
				<circle cx="200" cy="136" r="5" />
				<circle cx="200" cy="104" r="5" />
			</g>
			<path
				className={styles.seed}
				d="M195 168a5 5 0 1 0 10 0 5 5 0 1 0-10 0M195 68a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
			/>
			<circle className={styles.node} cx="262" cy="120" r="14" />
			<path className={styles.stem} d="m256 120 4.5 5 8-10" />
			<path
				className={styles.line}
				d="M44 60h60M58 76h72M58 92h50M72 108h64M58 140h58M58 156h72M44 172h30"
			/>
			<path className={styles.ember} d="M72 124h44" />
			<path className={styles.thread} d="M124 124C156 124 160 168 188 168" />
			<path
				className={styles.line}
				d="M292 60h64M306 76h50M306 92h72M320 108h46M320 124h56M306 140h62M306 156h34M292 172h30"
			/>
		</>
	),
	"construct-iq": (
		<>
			<path className={styles.stem} d="M200 200V44M142 200V68M258 200V68" />
			<path
				className={styles.line}
				d="M142 82h116M142 112h116M142 142h116M142 172h116M171 200V82M229 200V82"
			/>
			<path
				className={styles.line}
				d="M290 82h20M290 112h20M290 142h20M290 172h20M300 82v118M297 85l6-6M297 115l6-6M297 145l6-6M297 175l6-6"
			/>
			<path
				className={styles.thread}
				d="M16 184c28-4 44-22 66-22s26 8 40 8M16 168c24-4 38-24 62-24s32 8 44 8M34 146c16-6 26-18 42-18s30 6 46 6"
			/>
			<circle className={styles.spark} cx="200" cy="142" r="4.5" />
			<circle className={styles.ember} cx="200" cy="142" r="11" />
			<path className={styles.line} d="M330 128h40M330 138h40M330 148h26" />
			<path className={styles.thread} d="M212 140 324 138" />
		</>
	),
	"construct-ops-iq": (
		<>
			<path
				className={styles.stem}
				d="M200 200V44M126 70h214M200 46 130 70M200 46l136 24"
			/>
			<path
				className={styles.line}
				d="M126 70v18h22V70M192 200V78l16 14-16 14 16 14-16 14 16 14-16 14 16 14-16 14M208 200V78M306 70v62M292 132h28v18h-28zM306 124l-14 8M306 124l14 8"
			/>
			<path
				className={styles.thread}
				d="M250 200c0-12 25-18 56-18s56 6 56 18M306 156v24"
			/>
			<path className={styles.ember} d="M252 200v-14M246 190h12" />
			<circle className={styles.spark} cx="252" cy="181" r="3.5" />
			<path className={styles.stem} d="M60 200v-44M104 200v-26" />
			<path
				className={styles.seed}
				d="M56 154a4 4 0 1 0 8 0 4 4 0 1 0-8 0M100 172a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
			/>
			<path
				className={styles.line}
				d="M50 164a14 14 0 0 1 0-20M42 171a24 24 0 0 1 0-34M70 144a14 14 0 0 1 0 20M78 137a24 24 0 0 1 0 34M96 179a10 10 0 0 1 0-14M112 165a10 10 0 0 1 0 14"
			/>
		</>
	),
};

/** What is written in the picture, and how it is told to those who do not see it. */
type Words = {
	modelLabel: string;
	sourceLabel: string;
	/** With {model} and {source} to be filled in. */
	note: string;
};

/**
 * The picture of an extension: what feeds it stands at the root, the model that it works
 * with at the crown, each fading in when it changes. An extension without a drawing of
 * its own shows the bare stems.
 */
export function ExtensionDiagram({
	id,
	label,
	words,
	model,
	integration,
}: {
	id: string;
	/** What the drawing shows. */
	label: string;
	words: Words;
	/** Name of the AI model shown now. */
	model: string;
	/** Name of the system or data source shown now. */
	integration: string;
}) {
	const note = words.note
		.replace("{model}", model)
		.replace("{source}", integration);
	return (
		<Picture
			size={[400, 256]}
			className={styles.small}
			label={`${label} ${note}`}
		>
			<text
				key={model}
				className={`${styles.name} ${styles.turn}`}
				x="200"
				y="18"
			>
				{model}
			</text>
			<text className={styles.caption} x="12" y="18">
				{words.modelLabel}
			</text>
			<text className={styles.caption} x="12" y="246">
				{words.sourceLabel}
			</text>
			<path className={styles.thread} d="M200 27v13" />
			{drawings[id] ?? bareStems}
			<path className={styles.ground} d="M12 200h376" />
			<path
				className={styles.stem}
				d="M200 200v18M200 204C200 218 164 212 152 224M200 204C200 218 236 212 248 224"
			/>
			<text
				key={integration}
				className={`${styles.name} ${styles.turn}`}
				x="200"
				y="246"
			>
				{integration}
			</text>
		</Picture>
	);
}

const bareStems = (
	<path
		className={styles.stem}
		d="M200 200V44M200 170C200 120 130 130 130 62M200 170C200 120 270 130 270 62"
	/>
);
