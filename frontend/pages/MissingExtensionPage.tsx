import missing from "#content/copy/pages/missing.yaml";
import { useNewPage } from "#frontend/router/use-new-page.ts";
import { Missing } from "#frontend/sections/Missing.tsx";

/** Shown at the URL of an extension that does not exist (docs/behaviour.md, "Not found"). */
export default function MissingExtensionPage() {
	useNewPage();
	const { back, ...words } = missing.extension;
	return <Missing {...words} actions={[back]} />;
}
