import missing from "#content/pages/missing.ts";
import { Missing } from "../sections/Missing.tsx";

/** At an address of an extension that does not exist (docs/behaviour.md, "Not found"). */
export function MissingExtensionPage() {
	return <Missing {...missing.extension} />;
}
