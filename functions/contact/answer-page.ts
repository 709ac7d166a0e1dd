import { contactLabels, contactLimits } from "#content/contact/limits.ts";
import { answerPage, contactWords } from "#content/contact/words.ts";
import { apiPaths, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { escapeHtml } from "#functions/shared/escape-html.ts";
import type { TypedFields } from "./parse-form.ts";

/** The page after a form that was sent without JavaScript. Styles are the browser's own. */
export function sentPage(words: string): string {
	return page(
		answerPage.sentTitle,
		`<p role="status">${escapeHtml(words)}</p>`,
	);
}

/** The page after a refused form, with what the visitor typed in a form to send again. */
export function refusedPage(words: string, typed?: TypedFields): string {
	const alert = `<p role="alert">${escapeHtml(words)}</p>`;
	return page(
		answerPage.refusedTitle,
		typed ? `${alert}\n<p>${answerPage.keepText}</p>\n${form(typed)}` : alert,
	);
}

function page(title: string, main: string): string {
	return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(site.name)}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
<p><a href="${routes.contact}">${answerPage.back}</a> · <a href="${routes.home}">${answerPage.home}</a></p>
</main>
</body>
</html>
`;
}

function form(typed: TypedFields): string {
	const message = escapeHtml(typed.message ?? "");
	return `<form method="post" action="${apiPaths.contact}" accept-charset="utf-8">
${input("name", typed, 'autocomplete="name" required')}
${input("email_address", typed, 'type="email" autocomplete="email" required')}
${input("phone_number", typed, 'type="tel" autocomplete="tel"', ` (${answerPage.optional})`)}
<p><label for="message">${contactLabels.message}</label><br>
<textarea id="message" name="message" rows="10" cols="60" maxlength="${contactLimits.message}" required>
${message}</textarea></p>
<div hidden><label for="website">Website</label> <input id="website" name="website" autocomplete="off" tabindex="-1"></div>
<input type="hidden" name="category" value="${escapeHtml(typed.category ?? contactWords.category)}">
<p><button>${answerPage.send}</button></p>
</form>`;
}

function input(
	name: "name" | "email_address" | "phone_number",
	typed: TypedFields,
	attributes: string,
	hint = "",
): string {
	return `<p><label for="${name}">${contactLabels[name]}${hint}</label><br>
<input id="${name}" name="${name}" value="${escapeHtml(typed[name] ?? "")}" maxlength="${contactLimits[name]}" ${attributes}></p>`;
}
