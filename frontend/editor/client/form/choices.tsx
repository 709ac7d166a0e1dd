import { describedBy, type Widget } from "./TextWidget.tsx";

/** A select for one of a few values. */
export function SelectWidget(props: Widget) {
	const { id, value, onChange, options, required } = props;
	const choices = options.enumOptions ?? [];
	// With a single choice there is nothing to choose.
	const isFixed = choices.length === 1 && value !== undefined;
	return (
		<select
			{...describedBy(props)}
			// The select for the kind has no visible label.
			aria-label={id.endsWith("__oneof_select") ? "Kind" : undefined}
			id={id}
			value={choices.findIndex((choice) => choice.value === value)}
			onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
		>
			{!isFixed && (!required || value === undefined) && (
				<option value={-1}>{required ? "Choose …" : "Not set"}</option>
			)}
			{choices.map(({ label }, index) => (
				<option key={label} value={index}>
					{label}
				</option>
			))}
		</select>
	);
}

/** A select for yes, no or, as a third state, not set. */
export function BooleanWidget(props: Widget) {
	const { id, value, onChange, required } = props;
	const texts = { true: true, false: false };
	return (
		<select
			{...describedBy(props)}
			id={id}
			value={String(value)}
			onChange={(event) =>
				onChange(texts[event.target.value as keyof typeof texts])
			}
		>
			{(!required || value === undefined) && (
				<option value="undefined">Not set</option>
			)}
			<option value="true">Yes (true)</option>
			<option value="false">No (false)</option>
		</select>
	);
}
