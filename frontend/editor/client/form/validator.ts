import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { asForm, type FormContext } from "./context.ts";

/**
 * What the form has in place of a checker of its own: the server says what is right and
 * wrong, in the words of npm run check:content. Here is only asked which kind a value is of.
 */
export const validator: ValidatorType<unknown, RJSFSchema, FormContext> = {
	isValid: (schema, value) => {
		const kinds = asForm(schema).properties?.kind?.enum;
		return !kinds || kinds.includes(Object(value).kind);
	},
	validateFormData: () => ({ errors: [], errorSchema: {} }),
	rawValidation: () => ({}),
};
