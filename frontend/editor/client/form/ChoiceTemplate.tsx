import type { MultiSchemaFieldTemplateProps, RJSFSchema } from "@rjsf/utils";
import type { FormContext } from "./context.ts";

/** Fields of one of several kinds: the kind first, then its fields. */
export function ChoiceTemplate({
	selector,
	optionSchemaField,
}: MultiSchemaFieldTemplateProps<unknown, RJSFSchema, FormContext>) {
	return (
		<div className="choice">
			<div className="kind">{selector}</div>
			{optionSchemaField}
		</div>
	);
}
