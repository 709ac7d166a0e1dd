import missing from "#content/pages/missing.ts";
import { Missing } from "../sections/Missing.tsx";

/** At an address of an extension that does not exist (specification §8). */
export function MissingExtensionPage() {
	return <Missing {...missing.extension} />;
}
