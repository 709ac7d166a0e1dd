import { mailboxUrl } from "./test.ts";

/** Returns the mails in a local inbox that contain the text, as the inbox lists them. */
export async function readMails(
	words: string,
	inbox = mailboxUrl(),
): Promise<string[]> {
	const response = await fetch(`${inbox}/store`);
	const { emails }: { emails: unknown[] } = await response.json();
	return emails
		.map((email) => JSON.stringify(email))
		.filter((email) => email.includes(words));
}
