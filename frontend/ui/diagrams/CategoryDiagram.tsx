import type { ReactNode } from "react";
import { Diagram, dot, ember, hair, ink, stem } from "./Diagram.tsx";

type Drawing = { label: string; parts: ReactNode };

/** One drawing a service category, each growing from the same ground line. */
const drawings: Record<string, Drawing> = {
	"ai-ml": {
		label:
			"Three inputs join in layers of a model that grows from one root; one path through it is marked as checked",
		parts: (
			<>
				<path className={hair} d="M20 196h280" />
				<path className={stem} d="M160 196v-34" />
				<path
					className={hair}
					d="M160 162 92 116M160 162v-46M160 162l68-46M92 116 58 66M92 116l68-50M92 116l34-50M160 116 126 66M160 116l34-50M160 116l102-50M228 116l-34-50M228 116l34-50M228 116l-68-50"
				/>
				<path className={ember} d="M160 162l68-46-34-50V30" />
				<path className={stem} d="M58 66V42M126 66V30M262 66V42" />
				<circle className={dot} cx="160" cy="162" r="9" />
				<circle className={dot} cx="92" cy="116" r="9" />
				<circle className={dot} cx="160" cy="116" r="9" />
				<circle className={dot} cx="228" cy="116" r="9" />
				<circle className={dot} cx="58" cy="66" r="9" />
				<circle className={dot} cx="126" cy="66" r="9" />
				<circle className={dot} cx="194" cy="66" r="9" />
				<circle className={dot} cx="262" cy="66" r="9" />
				<path
					className={stem}
					d="M160 196c-3 14-18 16-28 28M160 196c3 14 18 16 28 28M160 196v30"
				/>
			</>
		),
	},
	cloud: {
		label:
			"Workloads of different size stand on one platform, joined below it, with a line that shows cost coming down",
		parts: (
			<>
				<path className={hair} d="M20 196h280" />
				<path
					className={ink}
					d="M48 196v-66h48v66M112 196v-104h60v104M188 196v-44h40v44M244 196v-84h36v84"
				/>
				<path
					className={hair}
					d="M60 148h24M60 166h24M126 112h32M126 132h32M126 152h32M200 170h16M254 132h16M254 152h16"
				/>
				<path
					className={stem}
					d="M72 196v20h190v-20M142 196v32M208 196v20M142 228h-30M142 228h40"
				/>
				<path
					className={ember}
					d="M40 44c40 0 52 30 96 34s64 10 88 14 36 4 56 4"
				/>
				<circle className={dot} cx="142" cy="216" r="6" />
				<path
					className={stem}
					d="M108 60a26 26 0 0 1 50-8 20 20 0 0 1 30 16h14a14 14 0 0 1 0 2"
				/>
			</>
		),
	},
	"cyber-security": {
		label:
			"Rings of defence around one root; an attack from outside is stopped at the second ring and seen by a watching eye",
		parts: (
			<>
				<path className={hair} d="M20 196h280" />
				<path className={hair} d="M52 196a108 108 0 0 1 216 0" />
				<path className={ink} d="M84 196a76 76 0 0 1 152 0" />
				<path className={stem} d="M116 196a44 44 0 0 1 88 0" />
				<path
					className={stem}
					d="M160 196v-22M160 188c0-8-10-8-10-18M160 188c0-8 10-8 10-18"
				/>
				<path className={ember} d="M286 40l-56 92M230 132l2-16M230 132l14-8" />
				<circle className={dot} cx="96" cy="155" r="8" />
				<circle className={dot} cx="160" cy="120" r="8" />
				<circle className={dot} cx="77" cy="127" r="3" />
				<path
					className={stem}
					d="M160 196c-3 14-18 16-28 28M160 196c3 14 18 16 28 28M160 196v30"
				/>
				<path className={ink} d="M40 70c14-18 46-18 60 0-14 18-46 18-60 0Z" />
				<circle className={ink} cx="70" cy="70" r="7" />
			</>
		),
	},
	digital: {
		label:
			"A commit line grows upwards from the root; branches leave it, are tested at a gate, and join it again before release",
		parts: (
			<>
				<path className={hair} d="M20 196h280" />
				<path className={stem} d="M160 196V28M150 40l10-12 10 12" />
				<path
					className={ink}
					d="M160 178c0-22-62-18-62-46V96c0-26 62-20 62-42"
				/>
				<path className={ink} d="M160 150c0-20 60-18 60-42s-60-16-60-36" />
				<path className={ember} d="M76 114h44" />
				<path className={ember} d="M200 108h40" />
				<circle className={dot} cx="160" cy="178" r="8" />
				<circle className={dot} cx="160" cy="150" r="8" />
				<circle className={dot} cx="98" cy="134" r="7" />
				<circle className={dot} cx="98" cy="94" r="7" />
				<circle className={dot} cx="160" cy="72" r="8" />
				<path
					className={hair}
					d="M252 64h40M252 76h28M252 88h34M28 64h40M40 76h28M34 88h34"
				/>
				<path
					className={stem}
					d="M160 196c-3 14-18 16-28 28M160 196c3 14 18 16 28 28M160 196v30"
				/>
			</>
		),
	},
};

/** The picture of a service category. */
export function CategoryDiagram({ id }: { id: string }) {
	const drawing = drawings[id];
	if (!drawing) return null;
	return (
		<Diagram label={drawing.label} width={320} height={240}>
			{drawing.parts}
		</Diagram>
	);
}
