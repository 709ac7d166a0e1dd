// Bypasses the package's index, which also imports its tests' validator.
import RjsfForm from "@rjsf/core/lib/components/Form.js";
import { ErrorSchemaBuilder, type RJSFSchema } from "@rjsf/utils";
import { memo, useMemo, useRef } from "react";
import type { ShownProblem } from "#frontend/editor/messages.ts";
import type { FormSchema } from "#frontend/editor/schema.ts";
import { SelectWidget } from "./choices.tsx";
import { type FormContext, withField } from "./context.ts";
import { FieldTemplate } from "./FieldTemplate.tsx";
import { EntryTemplate, GroupTemplate, ListTemplate } from "./groups.tsx";
import { TextWidget } from "./TextWidget.tsx";
import { validator } from "./validator.ts";

const templates = {
	FieldTemplate,
	ObjectFieldTemplate: GroupTemplate,
	ArrayFieldTemplate: ListTemplate,
	ArrayFieldItemTemplate: EntryTemplate,
	ErrorListTemplate: () => null,
	FieldErrorTemplate: () => null,
};

const widgets = {
	TextWidget,
	TextareaWidget: TextWidget,
	SelectWidget,
	CheckboxWidget: SelectWidget,
};

const defaults = {
	emptyObjectFields: "skipDefaults",
	arrayMinItems: { populate: "never" },
} as const;

/**
 * The form for a file, generated from its schema.
 * @param problems shown next to their fields
 */
export const Form = memo(function Form({
	schema,
	title,
	icons,
	value,
	problems,
	onChange,
}: {
	schema: FormSchema;
	title: string;
	icons: string[];
	value: unknown;
	problems: ShownProblem[];
	onChange: (value: unknown) => void;
}) {
	const latest = useRef(value);
	latest.current = value;
	const context = useMemo<FormContext>(
		() => ({
			root: schema,
			icons,
			title,
			set: (path, field) => onChange(withField(latest.current, path, field)),
		}),
		[schema, icons, title, onChange],
	);
	const errors = useMemo(() => errorsOf(problems), [problems]);
	return (
		<RjsfForm
			tagName="div"
			schema={schema as RJSFSchema}
			formData={value}
			formContext={context}
			validator={validator}
			templates={templates}
			widgets={widgets}
			uiSchema={{ "ui:submitButtonOptions": { norender: true } }}
			experimental_defaultFormStateBehavior={defaults}
			extraErrors={errors}
			noValidate
			onChange={({ formData }) => {
				if (JSON.stringify(formData) !== JSON.stringify(latest.current)) {
					onChange(formData);
				}
			}}
		/>
	);
});

function errorsOf(problems: ShownProblem[]) {
	const errors = new ErrorSchemaBuilder();
	for (const { path, message } of problems) {
		// A policy's text is a single field, so problems in its lines belong to that.
		errors.addErrors(message, path[0] === "body" ? ["body"] : path);
	}
	return errors.ErrorSchema;
}
