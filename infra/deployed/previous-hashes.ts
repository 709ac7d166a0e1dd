import { inlineHashesKey } from "#infra/constructs/header-policies.ts";
import {
	type InlineHashes,
	inlineHashesSchema,
} from "#infra/edge/inline-hashes.ts";
import type { DeployedTemplate } from "./deployed-template.ts";

/**
 * Returns the hashes of the inline code in the pages that a deployed template published; undefined if it does
 * not say.
 */
export function previousHashes({
	Resources,
}: DeployedTemplate): InlineHashes | undefined {
	for (const { Metadata } of Object.values(Resources)) {
		const parsed = inlineHashesSchema.safeParse(Metadata?.[inlineHashesKey]);
		if (parsed.success) return parsed.data;
	}
	return undefined;
}
