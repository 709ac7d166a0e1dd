import missing from "#content/copy/pages/missing.yaml";
import { useNewPage } from "#frontend/router/use-new-page.ts";
import { Missing } from "#frontend/sections/Missing.tsx";

/** Shown at the URL of a service that does not exist (docs/behaviour.md, "Not found"). */
export default function MissingServicePage() {
	useNewPage();
	const { back, ...words } = missing.service;
	return <Missing {...words} actions={[back]} />;
}
