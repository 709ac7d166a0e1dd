import { contactLabels, contactLimits } from "#content/contact/limits.ts";
import { honeypotField } from "#content/contact/signals.ts";
import { contactWords, responsePage } from "#content/contact/words.ts";
import { apiPaths } from "#content/routes.ts";
import { escapeHtml } from "#functions/shared/escape-html.ts";
import type { TypedFields } from "./parse-form.ts";

// As in frontend/features/contact/Honeypot.tsx: neither people nor autofill come here.
const honeypot = `<div hidden inert><label for="${honeypotField}">${contactWords.honeypot}</label>
<input id="${honeypotField}" name="${honeypotField}" autocomplete="off" tabindex="-1" data-1p-ignore="true" data-lpignore="true" data-bwignore="true"></div>`;

/**
 * The contact form with what a visitor typed, to be put right and sent again.
 * @param wrong the field that was refused: it is marked, explained and has the focus
 */
export function responseForm(typed: TypedFields, wrong?: string): string {
	const field = (name: keyof TypedFields, control: string, hint = "") =>
		`<div class="field"><label for="${name}">${contactLabels[name]}${hint}</label>
${control}</div>`;
	const marks = (name: keyof TypedFields) =>
		`id="${name}" name="${name}" maxlength="${contactLimits[name]}"${
			name === wrong
				? ' aria-invalid="true" aria-describedby="refusal" autofocus'
				: ""
		}`;
	const input = (name: keyof TypedFields, attributes: string) =>
		`<input ${marks(name)} value="${escapeHtml(typed[name] ?? "")}" ${attributes}>`;

	return `<form method="post" action="${apiPaths.contact}" accept-charset="utf-8">
${field("name", input("name", 'autocomplete="name" required'))}
${field("email_address", input("email_address", 'type="email" autocomplete="email" required'))}
${field("phone_number", input("phone_number", 'type="tel" autocomplete="tel"'), ` <span>(${responsePage.optional})</span>`)}
${field(
	"message",
	`<textarea ${marks("message")} rows="10" required>
${escapeHtml(typed.message ?? "")}</textarea>`,
)}
${honeypot}
<input type="hidden" name="category" value="${escapeHtml(typed.category ?? contactWords.category)}">
<button>${responsePage.send}</button>
</form>`;
}
