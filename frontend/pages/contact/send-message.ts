import { contactWords } from "#content/contact/words.ts";
import { apiPaths } from "#content/routes.ts";

const fields = ["name", "phone_number", "email_address", "category", "message"];

/**
 * Sends the form to the contact API (specification §7, "Contact message").
 * @param options.id the same for every try of one message, so that none arrives twice
 * @param options.startedAt when the form was shown, in milliseconds since 1970
 * @returns what to tell the visitor; a failure is a result, not an error
 */
export async function sendMessage(
	form: FormData,
	{ id, startedAt }: { id: string; startedAt: number },
): Promise<{ isSent: boolean; message: string }> {
	const body = fields.map((name) => [name, String(form.get(name) ?? "")]);
	try {
		const response = await fetch(apiPaths.contact, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"idempotency-key": id,
				"x-form-started": String(startedAt),
				"x-form-submitted": String(Date.now()),
				"x-form-decoy": encodeURIComponent(String(form.get("website") ?? "")),
			},
			body: JSON.stringify(Object.fromEntries(body)),
		});
		const message = await readMessage(response);
		return response.status === 200
			? { isSent: true, message: message ?? contactWords.sent }
			: { isSent: false, message: message ?? contactWords.rejected };
	} catch {
		return { isSent: false, message: contactWords.unreachable };
	}
}

async function readMessage(response: Response): Promise<string | undefined> {
	try {
		const { message } = await response.json();
		return typeof message === "string" ? message : undefined;
	} catch {
		return undefined;
	}
}
