import { contactDetails } from "#content/contact/details.ts";
import { responsePage } from "#content/copy/interface/contact.yaml";
import { escapeHtml } from "#content/escape-html.ts";
import { locale } from "#content/locale.ts";
import { pageTitle } from "#content/page-title.ts";
import { responsePageStylePath, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { responseForm } from "./response-form.ts";
import type { Refusal } from "./responses.ts";

/** Renders the page shown after a form was sent without JavaScript. */
export function sentPage(message: string, reference: string): string {
	return page(
		responsePage.sentTitle,
		`<p role="status">${escapeHtml(message)}</p>
<p>${escapeHtml(responsePage.reference)} ${escapeHtml(reference)}</p>`,
	);
}

/** Renders the page shown after a rejected form, with what the visitor typed in a form to send again. */
export function refusedPage({ reason, field, typed }: Refusal): string {
	const alert = `<p role="alert" id="refusal">${escapeHtml(reason)}</p>`;
	return page(
		responsePage.refusedTitle,
		typed
			? `${alert}\n<p>${escapeHtml(responsePage.formBelow)}</p>\n${responseForm(typed, field)}`
			: `${alert}\n<p>${escapeHtml(responsePage.useBack)}</p>`,
	);
}

function page(title: string, main: string): string {
	const name = escapeHtml(site.name);
	return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(pageTitle(title))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${responsePageStylePath}">
</head>
<body>
<header><a href="${routes.home}"><img src="/favicon.svg" width="32" height="32" alt="">${name}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
<nav aria-label="${escapeHtml(responsePage.onward)}"><a href="${routes.contact}">${escapeHtml(responsePage.back)}</a> <a href="${routes.home}">${escapeHtml(responsePage.home)}</a></nav>
</main>
<footer>${contactLinks()}</footer>
</body>
</html>
`;
}

function contactLinks(): string {
	return contactDetails
		.flatMap(({ label, href }) => (href ? [{ label, href }] : []))
		.map(
			({ label, href }) =>
				`<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
		)
		.join(" ");
}
