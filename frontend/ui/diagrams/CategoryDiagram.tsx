import type { ReactNode } from "react";
import styles from "./Picture.module.css";
import { Picture } from "./Picture.tsx";

const drawings: Record<string, ReactNode> = {
	"ai-ml": (
		<>
			<path
				className={styles.thread}
				d="M30 164 66 112M30 164 120 112M90 164 66 112M90 164 120 112M90 164 174 112M150 164 66 112M150 164 174 112M210 164 120 112M210 164 174 112M66 112 93 66M66 112 147 66M120 112 93 66M174 112 93 66M174 112 147 66M93 66 120 24"
			/>
			<path
				className={styles.stem}
				d="M150 164C150 138 120 140 120 112S147 90 147 66 120 50 120 30"
			/>
			<path
				className={styles.seed}
				d="M146 164a4 4 0 1 0 8 0 4 4 0 1 0-8 0M116 112a4 4 0 1 0 8 0 4 4 0 1 0-8 0M143 66a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
			/>
			<g className={styles.node}>
				<circle cx="30" cy="164" r="4" />
				<circle cx="90" cy="164" r="4" />
				<circle cx="210" cy="164" r="4" />
				<circle cx="66" cy="112" r="4" />
				<circle cx="174" cy="112" r="4" />
				<circle cx="93" cy="66" r="4" />
			</g>
			<circle className={styles.ember} cx="120" cy="20" r="9" />
			<circle className={styles.spark} cx="120" cy="20" r="3" />
		</>
	),
	cloud: (
		<>
			<path className={styles.ground} d="M4 164h232" />
			<path
				className={styles.line}
				d="M28 140h44v24H28zM98 140h44v24H98zM168 140h44v24h-44zM36 152h14M106 152h14M176 152h14"
			/>
			<path
				className={styles.seed}
				d="M61 152a3 3 0 1 0 6 0 3 3 0 1 0-6 0M201 152a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
			/>
			<circle className={styles.spark} cx="134" cy="152" r="3" />
			<path
				className={styles.stem}
				d="M64 96a28 28 0 0 1-3-56 38 38 0 0 1 72-11 30 30 0 0 1 44 22 24 24 0 0 1 1 45z"
			/>
			<path
				className={styles.stem}
				d="M50 140C50 112 120 122 120 84M120 140V56M190 140C190 112 120 122 120 84M120 84C120 70 98 72 98 58M120 84C120 70 142 72 142 58"
			/>
		</>
	),
	"cyber-security": (
		<>
			<path
				className={styles.line}
				d="M120 8c48-2 84 34 83 82s-36 84-84 83-83-38-82-84S73 10 120 8z"
			/>
			<path
				className={styles.line}
				d="M121 30c35-1 61 26 60 60s-27 62-61 61-60-28-60-61 27-59 61-60z"
			/>
			<path
				className={styles.stem}
				d="M120 52c22 0 39 17 38 38s-17 39-39 38-38-17-37-38 16-38 38-38z"
			/>
			<path
				className={styles.stem}
				d="M120 104v-14M120 99c0-6-12-6-12-17M120 99c0-6 12-6 12-17M120 90V74M112 104h16"
			/>
			<path
				className={styles.thread}
				d="M4 52l37 12M236 128l-34-12M14 154l46-30"
			/>
			<path
				className={styles.seed}
				d="M42 66a3 3 0 1 0 6 0 3 3 0 1 0-6 0M195 114a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
			/>
			<path className={styles.ember} d="m66 116 8 8M74 116l-8 8" />
		</>
	),
	digital: (
		<>
			<path className={styles.ground} d="M4 108h232" />
			<path
				className={styles.stem}
				d="M120 108V56M120 96C120 66 66 74 66 44M120 96C120 66 174 74 174 44"
			/>
			<path className={styles.stem} d="M74 12 56 26l18 14M166 12l18 14-18 14" />
			<path className={styles.ember} d="m129 10-18 36" />
			<path
				className={styles.line}
				d="M120 108v52M120 116 96 140H62M120 116l24 24h34M120 132l-18 18v16M120 132l18 18v16M108 128H44l-16-16M132 128h64l16-16"
			/>
			<g className={styles.node}>
				<circle cx="58" cy="140" r="4" />
				<circle cx="182" cy="140" r="4" />
				<circle cx="102" cy="170" r="4" />
				<circle cx="138" cy="170" r="4" />
				<circle cx="120" cy="164" r="4" />
			</g>
			<circle className={styles.seed} cx="120" cy="108" r="4" />
		</>
	),
};

/**
 * The picture of a service category: of ai-ml, cloud, cyber-security or digital. An
 * unknown id has none.
 */
export function CategoryDiagram({
	id,
	label,
}: {
	id: string;
	/** What the picture shows, for those who do not see it. */
	label: string | undefined;
}) {
	const parts = drawings[id];
	if (!parts) return null;
	return (
		<Picture size={[240, 180]} label={label} className={styles.small}>
			{parts}
		</Picture>
	);
}
