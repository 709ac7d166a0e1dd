import type { MultiSchemaFieldTemplateProps, RJSFSchema } from "@rjsf/utils";
import type { FormContext } from "./context.ts";

/** A value of one of several kinds: a select for the kind, then the fields of that kind. */
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
