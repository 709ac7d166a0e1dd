import { describedBy, type Widget } from "./TextWidget.tsx";

/** A select for one of a few values, such as yes or no; an optional field may also be not set. */
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
			{choices.map(({ label, value: choice }, index) => (
				<option key={label} value={index}>
					{typeof choice === "boolean" ? `${label} (${choice})` : label}
				</option>
			))}
		</select>
	);
}
