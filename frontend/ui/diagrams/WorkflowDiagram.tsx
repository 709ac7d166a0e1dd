import {
	Diagram,
	dot,
	ember,
	hair,
	ink,
	note,
	stem,
	word,
} from "./Diagram.tsx";
import styles from "./WorkflowDiagram.module.css";

/** The stations of a run, from left to right. */
const stations = [
	{ x: 90, title: "Trigger", text: "mail, file, clock" },
	{ x: 290, title: "Read", text: "from 800+ systems" },
	{ x: 490, title: "Agent", text: "model and rules" },
	{ x: 690, title: "Person", text: "approves or amends" },
	{ x: 890, title: "Write", text: "result and record" },
];

/** How a workflow runs; scrolls sideways in its frame on a narrow screen, so that its words stay readable. */
export function WorkflowDiagram() {
	return (
		<section
			className={styles.frame}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
			tabIndex={0}
			aria-label="Diagram of a workflow"
		>
			<Diagram
				label="A workflow runs from a trigger through reading from connected systems to an agent step with a model, then to a person who approves or sends it back, and ends by writing the result and its record"
				width={980}
				height={300}
			>
				<path className={hair} d="M20 190h940" />
				<path className={stem} d="M90 120h770M850 112l12 8-12 8" />
				<path
					className={ember}
					d="M690 92c0-56-200-56-200-4M482 78l8 12 10-10"
				/>
				<text className={note} x="590" y="38">
					sent back with a reason
				</text>
				{stations.map(({ x, title, text }) => (
					<g key={title}>
						<circle className={dot} cx={x} cy="120" r="26" />
						<text className={word} x={x} y="172">
							{title}
						</text>
						<text className={note} x={x} y="210">
							{text}
						</text>
						<path className={stem} d={`M${x} 222v22`} />
					</g>
				))}
				<path
					className={ink}
					d="M82 112l16 8-16 8ZM280 114h20M280 120h20M280 126h12M480 128v-8l10-12 10 12v8ZM690 112v6M684 130c0-12 12-12 12 0M882 121l6 6 12-14"
				/>
				<path
					className={stem}
					d="M90 244c0 24 400 14 400 40M290 244c0 18 200 14 200 40M490 244v40M690 244c0 18-200 14-200 40M890 244c0 24-400 14-400 40"
				/>
				<text className={note} x="590" y="288">
					one record of each run
				</text>
			</Diagram>
		</section>
	);
}
