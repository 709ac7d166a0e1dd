import {
	type ContactFieldName,
	contactFieldNames,
	contactFields,
} from "#content/contact/fields.ts";
import { honeypotField } from "#content/contact/signals.ts";
import {
	fields,
	honeypot,
	optional,
	responsePage,
} from "#content/copy/interface/contact.yaml";
import { escapeHtml } from "#content/escape-html.ts";
import { apiPaths } from "#content/routes.ts";
import type { TypedFields } from "./parse-form.ts";

// As in frontend/features/contact/Honeypot.tsx: neither people nor autofill fill it in.
const honeypotHtml = `<div hidden inert><label for="${honeypotField}">${escapeHtml(honeypot)}</label>
<input id="${honeypotField}" name="${honeypotField}" autocomplete="off" tabindex="-1" data-1p-ignore="true" data-lpignore="true" data-bwignore="true"></div>`;

/**
 * Renders the contact form with what the visitor typed, to be corrected and sent again. Its classes are those of
 * the site's form (frontend/styles/response-page.css).
 * @param invalid the rejected field: it is marked as invalid, explained and focused
 */
export function responseForm(typed: TypedFields, invalid?: string): string {
	const parts = contactFieldNames.map((name) =>
		fieldHtml(name, typed[name], name === invalid),
	);
	return `<form method="post" action="${apiPaths.contact}" accept-charset="utf-8">
${parts.join("\n")}
${honeypotHtml}
<button class="action">${escapeHtml(responsePage.send)}</button>
</form>`;
}

function fieldHtml(
	name: ContactFieldName,
	typed: string | undefined,
	isInvalid: boolean,
): string {
	const { control, required, autocomplete, value } = contactFields[name];
	const text = escapeHtml(typed ?? value ?? "");
	if (control === "hidden") {
		return `<input type="hidden" name="${name}" value="${text}">`;
	}
	const attributes = [
		`id="${name}" class="control" name="${name}"`,
		isInvalid && 'aria-invalid="true" aria-describedby="refusal" autofocus',
		autocomplete && `autocomplete="${autocomplete}"`,
		required && "required",
	]
		.filter(Boolean)
		.join(" ");
	const hint = required
		? ""
		: ` <span class="optional">(${escapeHtml(optional)})</span>`;
	// The HTML parser drops a line break right after <textarea>: this one, rather than the visitor's.
	const input =
		control === "textarea"
			? `<textarea ${attributes} rows="10">\n${text}</textarea>`
			: `<input type="${control}" ${attributes} value="${text}">`;
	return `<div class="field"><label for="${name}">${escapeHtml(fields[name])}${hint}</label>
${input}</div>`;
}
