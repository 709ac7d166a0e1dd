import { group, icon, list, text } from "./fields.ts";
import { figureSchema } from "./figure.ts";
import { pointSchema } from "./page.ts";
import { alsoCalled, closingSchema, metaSchema } from "./page-parts.ts";

const sectionSchema = group("One section, with text or points or both.", {
	name: text([2, 40], "Its heading.", "Our Story"),
	text: list(
		text(
			[40, 900],
			"One paragraph.",
			"We judge a project by what happens after we leave.",
			{ allowsLinks: true },
		),
		"Its paragraphs.",
	)
		// In the editor a new section begins with an empty paragraph.
		.meta({ default: [""] })
		.optional(),
	points: list(pointSchema, "Its points.").optional(),
}).refine(
	({ text, points }) => text?.length || points?.length,
	"needs text or points",
);

/** A page of /company/ such as About: sections of text or of points. */
export const companyPageSchema = group(
	"A page about the company, such as About. Its address ends with the file's name.",
	{
		meta: metaSchema,
		alsoCalled,
		title: text([2, 40], "Its name in search results.", "About us"),
		icon,
		heading: text(
			[3, 90],
			"The page's heading.",
			"One team for cloud, security and software",
		),
		figure: figureSchema.optional(),
		sections: list(sectionSchema, "The sections, in order.", {
			min: 1,
			max: 12,
		}),
		closing: closingSchema,
	},
);
