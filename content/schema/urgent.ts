import type * as z from "zod";
import { group, list, text } from "./fields.ts";

/** For people who cannot wait for a reply to a message (docs/behaviour.md, "Urgent contact"). */
export const urgentSchema = group(
	"For urgent cases: the page shows the telephone number from site.ts and what to say, and does not promise a reply within a day.",
	{
		heading: text([3, 60], "Who it is for.", "Under attack now?"),
		say: list(
			text(
				[10, 110],
				"One thing to say.",
				"What you see, on which systems and since when",
			),
			"What to say when calling, the most important first.",
			{ min: 2, max: 4 },
		),
	},
);
export type Urgent = z.infer<typeof urgentSchema>;

/** Copy around each urgent contact. */
export const urgentCopySchema = group(
	"Words around the telephone number for urgent cases.",
	{
		callLabel: text([4, 40], "The link that calls.", "Call {number}"),
		atAnyHour: text(
			[10, 120],
			"Below it if the number is that of support (supportPhoneNumber in site.ts).",
			"Answered at any hour, every day.",
		),
		inHours: text(
			[10, 120],
			"Below it if the number is that of the office.",
			"Answered {hours}.",
		),
		writeLabel: text(
			[4, 60],
			"The link shown instead if site.ts has no number at all.",
			"Write to {email}",
		),
		subject: text(
			[3, 40],
			"How the subject of such an email begins.",
			"Under attack",
		),
		withoutNumber: text(
			[20, 200],
			"Below that link.",
			"We have no telephone line for this. Such a subject is read first.",
		),
		sayHeading: text([3, 40], "Above what to say.", "Say first"),
	},
);
export type UrgentCopy = z.infer<typeof urgentCopySchema>;
