import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isSeq, parseDocument, type YAMLMap } from "yaml";
import { platformId } from "#content/routes.ts";
import { pressPage } from "#tests/press-page.ts";
import {
	extension,
	extensionCount,
	jobs,
	service,
	serviceFile,
} from "#tests/samples.ts";
import { anotherSite, otherSources } from "./facts.ts";
import { leaveOutOptions } from "./leave-out-options.ts";
import type { makeCopy } from "./make-copy.ts";

type Copy = ReturnType<typeof makeCopy>;

/** Makes the copy another company's by changing only its facts. */
export function changeFacts({ edit }: Copy): void {
	edit(
		"content/site.ts",
		() => `export const site = ${JSON.stringify(anotherSite)};\n`,
	);
	edit("content/feeds/sources.ts", (text) =>
		text.replace(
			/= \[[\s\S]*?\n\];/,
			() => `= ${JSON.stringify(otherSources)};`,
		),
	);
}

/** Adds what a company may have in addition, and removes what is optional. */
export function changeExtent(copy: Copy): void {
	copy.edit("infra/config.ts", (text) =>
		text.replace("\tprod: {", `${newStage}\tprod: {`),
	);
	changeYaml(copy, "lists/categories.yaml", (categories) => {
		for (const category of newCategories) categories.add(category);
	});
	addBareService(copy);
	// Ids are not made from these: each has a space.
	setFields(copy, "interface/menu.yaml", {
		"sections.products": "Our platform",
		"sections.company": "The yard",
	});
	setFields(copy, "pages/home.yaml", {
		"primary.href": "https://booking.nunez.example/visit",
	});
	copy.write(
		"content/copy/company/press.yaml",
		pressPage.replace(
			"meta:",
			"meta:\n  redirectFrom: [/press, /old/press.html]",
		),
	);
	copy.write("content/copy/pages/imprint.md", imprint);
	leaveOutOptions(copy);
	moveProduct(copy);
	removeService(copy, `${service.categoryId}/${service.id}`);
	if (extension && extensionCount > 1) {
		copy.remove(`content/copy/extensions/${extension.id}.yaml`);
	}
	// Closed long ago: their files exist, but they have no page and are not listed.
	for (const { id } of jobs) {
		setFields(copy, `jobs/${id}.yaml`, {
			posted: "2020-01-01",
			closes: "2020-01-31",
		});
	}
	for (const list of ["partners", "advisories"]) {
		copy.write(
			`content/copy/lists/${list}.yaml`,
			`# yaml-language-server: $schema=../.schema/${list}.json\n[]\n`,
		);
	}
}

/** A policy that the site never had, as a content file. */
const imprint = `---
meta:
  title: Imprint
  description: Who publishes these pages and where letters and summonses reach the publisher.
heading: Imprint
---
These pages are published by the company whose name stands at their head.

## Letters

Letters reach the publisher at the address that the contact page gives.

## Summonses

Summonses are served at the registered office during its opening hours.
`;

/** A service that the site never had. */
function addBareService({ read, write }: Copy): void {
	// The other file is removed below: no two may have the same words.
	write(bareService, read(`content/copy/${serviceFile}`));
}
const bareService = "content/copy/services/marine/hulls.yaml";

const ourPlatform = new RegExp(`(/products/|&id=)${platformId}(?![\\w-])`, "g");

/** Gives the platform another address, and with it its extensions. */
function moveProduct({ folder, edit, read, write, remove }: Copy): void {
	edit("content/routes.ts", (text) =>
		text.replace(`"${platformId}"`, '"slipway"'),
	);
	const words = "content/copy/products";
	write(`${words}/slipway.yaml`, read(`${words}/${platformId}.yaml`));
	remove(`${words}/${platformId}.yaml`);
	for (const name of readdirSync(join(folder, "content/copy"), {
		recursive: true,
	})) {
		const file = join("content/copy", String(name));
		if (!/\.(yaml|md)$/.test(file)) continue;
		const text = read(file);
		write(file, text.replace(ourPlatform, "$1slipway"));
	}
}

/** Removes a service, and every mention of it. */
function removeService({ folder, edit, remove }: Copy, id: string): void {
	const services = "content/copy/services";
	remove(`${services}/${id}.yaml`);
	for (const name of readdirSync(join(folder, services), { recursive: true })) {
		const file = join(services, String(name));
		if (!file.endsWith(".yaml")) continue;
		const document = parseDocument(readFileSync(join(folder, file), "utf8"));
		const siblings = document.get("siblings");
		if (!isSeq<YAMLMap>(siblings)) continue;
		const others = siblings.items.filter((item) => item.get("id") !== id);
		if (others.length === siblings.items.length) continue;
		siblings.items = others;
		if (others.length < 2) document.delete("siblings");
		edit(file, () => document.toString());
	}
}

/** Sets fields of a file in content/copy, each by its path. */
function setFields(
	{ edit }: Copy,
	file: string,
	values: Record<string, string>,
): void {
	edit(`content/copy/${file}`, (text) => {
		const document = parseDocument(text);
		for (const [path, value] of Object.entries(values)) {
			document.setIn(path.split("."), value);
		}
		return document.toString();
	});
}

/** Changes a list of content/copy. @throws if nothing has changed */
function changeYaml(
	{ edit }: Copy,
	file: string,
	change: (list: { items: unknown[]; add(value: unknown): void }) => void,
): void {
	edit(`content/copy/${file}`, (text) => {
		const document = parseDocument(text);
		const list = document.contents;
		if (!isSeq(list)) throw new Error(`${file} holds no list`);
		change(list);
		return document.toString();
	});
}

const newStage = `	staging: {
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
`;

/** One with a service, one without. */
const newCategories = [
	{
		id: "marine",
		menu: {
			label: "The sea & more",
			description: "What we do on and below the water, at marine yards",
			icon: "anchor",
		},
		meta: {
			title: "The marine category & more",
			description:
				"A category that nobody has thought of before, for boats of all sizes in marine yards.",
		},
		title: "Services of the marine kind",
		description:
			"We mend hulls of wood, steel and glass fibre, on the slip and on the water, and say what it will cost before we begin. The marine yard is open all year.",
		closing: {
			heading: "Is your hull dry?",
			text: "Tell us where it lies and when it last was out of the water.",
		},
	},
	{
		id: "empty",
		menu: {
			label: "Nothing \u2039yet\u203a",
			description: "A drawer with room for whatever comes next",
			icon: "box",
		},
		meta: {
			title: "A drawer that has nothing in it",
			description:
				"Whoever opens this page finds no entry, and is told so in a plain sentence instead of a gap.",
		},
		title: "To be filled by and by",
		description:
			"Somebody meant to write down what belongs here and went to lunch first. Until they return, visitors read these two sentences and nothing below them.",
		closing: {
			heading: "What should be here?",
			text: "Tell us, and we tell whoever went to lunch.",
		},
	},
];
