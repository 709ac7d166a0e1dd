type Returned = {
	reference: string;
	/** SES's id of the mail. */
	mailId: string;
	eventType?: "Bounce" | "Complaint" | "Reject";
	bounceType?: "Permanent" | "Transient";
};

/** Returns the SNS event with which SES invokes the function for an undelivered mail. */
export function bounceEvent({
	reference,
	mailId,
	eventType = "Bounce",
	bounceType = "Permanent",
}: Returned) {
	const timestamp = "2026-11-21T09:30:00.000Z";
	const details = {
		Bounce: {
			bounce: {
				bounceType,
				bounceSubType: "General",
				bouncedRecipients: [{ emailAddress: "hello@mallee.example" }],
				timestamp,
			},
		},
		Complaint: { complaint: { complainedRecipients: [], timestamp } },
		Reject: { reject: { reason: "Bad content" } },
	};
	const notice = {
		eventType,
		...details[eventType],
		mail: {
			timestamp,
			source: "website@mallee.example",
			messageId: mailId,
			destination: ["hello@mallee.example"],
			tags: {
				reference: [reference],
				"ses:configuration-set": ["contact"],
				"ses:operation": ["SendEmail"],
			},
		},
	};
	return {
		Records: [
			{
				EventSource: "aws:sns",
				EventVersion: "1.0",
				Sns: {
					Type: "Notification",
					MessageId: "sns-1",
					Subject: "Amazon SES Email Event Notification",
					Message: `${JSON.stringify(notice)}\n`,
					Timestamp: timestamp,
				},
			},
		],
	};
}
