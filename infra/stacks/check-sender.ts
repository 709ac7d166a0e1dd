import { Annotations } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { mailboxOf, type StageConfig } from "./stage-schema.ts";

/**
 * Warns if the contact mail comes from the mailbox that receives it: many mail programs, Gmail among them, then
 * ignore Reply-To and address the reply to that mailbox, so that the visitor never gets it. Where everything
 * is tried out in SES's sandbox, one address is enough.
 */
export function checkSender(
	scope: Construct,
	{ domain, mail, name, protected: isProtected }: StageConfig,
): void {
	if (!isProtected && !domain) return;
	if (mailboxOf(mail.from) !== mailboxOf(mail.to)) return;
	Annotations.of(scope).addWarningV2(
		"mail:own-sender",
		`Stage "${name}" mails contact messages from ${mail.from} to the same mailbox, where Reply may not go to the visitor: give mail.from an address of its own in infra/config.ts (RUNBOOK.md, "Mail")`,
	);
}
