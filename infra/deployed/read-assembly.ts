import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { templateSchema } from "./deployed-template.ts";

const manifestSchema = z.object({
	artifacts: z.record(
		z.string(),
		z.looseObject({
			type: z.string(),
			/** aws://<account>/<region> */
			environment: z.string().optional(),
			properties: z
				.looseObject({ templateFile: z.string().optional() })
				.optional(),
		}),
	),
});

/** Reads the stacks that a synth has written into a folder such as cdk.out. */
export function readAssembly(folder: string) {
	const read = (file: string) =>
		JSON.parse(readFileSync(join(folder, file), "utf8"));
	const { artifacts } = manifestSchema.parse(read("manifest.json"));
	return Object.entries(artifacts)
		.filter(([, { type }]) => type === "aws:cloudformation:stack")
		.map(([name, { environment = "", properties }]) => ({
			name,
			region: environment.split("/").at(-1) ?? "",
			template: templateSchema.parse(read(properties?.templateFile ?? "")),
		}));
}
