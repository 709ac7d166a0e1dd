import * as z from "zod/mini";
import { text } from "./fields.ts";
import { figureWordsSchema } from "./figure.ts";
import {
	aboutSchema,
	actionSchema,
	advisoriesSchema,
	brokenSchema,
	careersSchema,
	contactPageSchema,
	docsSchema,
	feedPageSchema,
	homeSchema,
	legalSchema,
	notFoundSchema,
	partnersSchema,
} from "./page.ts";
import {
	categoryPageSchema,
	extensionPageSchema,
	extensionPictureSchema,
	productPageSchema,
	servicePageSchema,
} from "./page-words.ts";

const missingScreen = z.strictObject({
	heading: text(3, 60),
	text: text(20, 160),
	back: actionSchema,
});

/** The schema of each file in content/pages/, by the name of the file. */
export const pageSchemas: Record<string, z.ZodMiniType> = {
	about: aboutSchema,
	advisories: advisoriesSchema,
	blog: feedPageSchema,
	broken: brokenSchema,
	careers: careersSchema,
	category: categoryPageSchema,
	contact: contactPageSchema,
	cookies: legalSchema,
	docs: docsSchema,
	extension: extensionPageSchema,
	figure: figureWordsSchema,
	"extension-picture": extensionPictureSchema,
	home: homeSchema,
	missing: z.strictObject({
		service: missingScreen,
		extension: missingScreen,
	}),
	"not-found": notFoundSchema,
	partners: partnersSchema,
	privacy: legalSchema,
	product: productPageSchema,
	research: feedPageSchema,
	"security-policy": legalSchema,
	service: servicePageSchema,
	terms: legalSchema,
};
