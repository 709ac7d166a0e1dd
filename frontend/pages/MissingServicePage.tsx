import missing from "#content/copy/pages/missing.yaml";
import { useNewPage } from "../router/use-new-page.ts";
import { Missing } from "../sections/Missing.tsx";

/** Shown at the URL of a service that does not exist (docs/behaviour.md, "Not found"). */
export default function MissingServicePage() {
	useNewPage();
	const { back, ...words } = missing.service;
	return <Missing {...words} actions={[back]} />;
}
