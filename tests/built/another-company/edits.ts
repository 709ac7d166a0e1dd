import { anotherSite, otherSources } from "./facts.ts";
import type { makeCopy } from "./make-copy.ts";

type Copy = ReturnType<typeof makeCopy>;

/** Makes the copy another company's by its facts alone. */
export function changeFacts({ write, edit }: Copy): void {
	write(
		"content/site.ts",
		`export const site: { name: string; tagLine: string; origin: string; description: string; email: string; operationsEmail: string; phoneNumber: string; streetAddress: string; suburbAddress: string; businessHours: string; links: { label: string; icon: string; href: string }[]; feedProxy: string } = ${JSON.stringify(anotherSite)};\n`,
	);
	edit("content/feeds/sources.ts", (text) =>
		text.replace(/= \[[\s\S]*?\n\];/, `= ${JSON.stringify(otherSources)};`),
	);
}

/** Adds what a company may have more, and takes away what it need not have. */
export function changeExtent({ read, write, edit, remove }: Copy): void {
	edit("infra/config.ts", (text) =>
		text.replace(
			"\tprod: {",
			`\tstaging: {
		region: "eu-west-1",
		domain: { name: "staging.nunez.example", hostedZoneName: "nunez.example", hostedZoneId: "Z1" },
		mail: { from: site.email, to: site.email, identity: "create" },
		protected: false,
		logDays: 7,
		throttle: {
			contact: { requestsPerSecond: 4, burst: 8 },
			feeds: { requestsPerSecond: 6, burst: 12 },
		},
		originSecret: { current: 1 },
	},
	prod: {`,
		),
	);
	edit("content/services/categories.ts", (text) =>
		text.replace(
			/\n\];\s*$/,
			`${newCategory("marine")}${newCategory("empty")}\n];\n`,
		),
	);
	// A service without anything that it need not have.
	write(
		"content/services/marine/hulls.ts",
		read("content/services/cloud/finops.ts")
			.replace('id: "finops"', 'id: "hulls"')
			.replaceAll("FinOps", "Hulls")
			.replace(
				/\n\t(serviceLifecycleFlow|callToAction): \{[\s\S]*?\n\t\},/g,
				"",
			)
			.replace(/\n\tquestions: \[[\s\S]*?\n\t\],/, ""),
	);
	remove("content/services/cloud/finops.ts");
	remove("content/extensions/data-miner.ts");
	for (const [page, list] of [
		["partners", "partners"],
		["careers", "jobs"],
		["advisories", "advisories"],
	]) {
		edit(`content/pages/${page}.ts`, (text) =>
			text.replace(
				new RegExp(`\\n\\t${list}: \\[[\\s\\S]*?\\n\\t\\],`),
				`\n\t${list}: [],`,
			),
		);
	}
}

function newCategory(id: string): string {
	return `
	{
		id: "${id}",
		menu: {
			label: "The ${id} & more",
			description: "What we do on and below the water, at ${id} yards",
			icon: "anchor",
		},
		meta: {
			title: "The ${id} category & more",
			description: "A category that nobody has thought of before, for boats of all sizes in ${id} yards.",
		},
		title: "Services of the ${id} kind",
		description: "We mend hulls of wood, steel and glass fibre, on the slip and on the water, and say what it will cost before we begin. The ${id} yard is open all year.",
	},`;
}
