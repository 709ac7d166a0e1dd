import missing from "#content/copy/pages/missing.yaml";
import { Missing } from "../sections/Missing.tsx";

/** Shown at the URL of an extension that does not exist (docs/behaviour.md, "Not found"). */
export default function MissingExtensionPage() {
	return <Missing {...missing.extension} />;
}
