import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Pictogram } from "#frontend/editor/client/Pictogram.tsx";
import type { FormContext } from "./context.ts";
import type { Widget } from "./TextWidget.tsx";

/** How many icons to show at a time. */
const maxShown = 160;

/** A field for the name of an icon, chosen by sight. */
export function IconField({
	id,
	value,
	onChange,
	rawErrors,
	registry,
}: Widget) {
	const { icons } = registry.formContext as FormContext;
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpen, setOpen] = useState(false);
	const name = typeof value === "string" ? value : "";
	return (
		<>
			<button
				type="button"
				id={id}
				className="icon-choice"
				aria-describedby={`${id}-help${rawErrors?.length ? ` ${id}-problem` : ""}`}
				aria-haspopup="dialog"
				onClick={() => {
					// First, so that the dialog begins with its search focused.
					flushSync(() => setOpen(true));
					dialog.current?.showModal();
				}}
			>
				{name && <Pictogram name={name} />}
				<span>{name || "Choose a picture …"}</span>
			</button>
			<dialog
				ref={dialog}
				className="icons"
				aria-label="Choose a picture"
				onClose={() => setOpen(false)}
			>
				{isOpen && (
					<IconGrid
						names={icons}
						chosen={name}
						onChoose={(chosen) => {
							onChange(chosen);
							dialog.current?.close();
						}}
						onCancel={() => dialog.current?.close()}
					/>
				)}
			</dialog>
		</>
	);
}

function IconGrid({
	names,
	chosen,
	onChoose,
	onCancel,
}: {
	names: string[];
	chosen: string;
	onChoose: (name: string) => void;
	onCancel: () => void;
}) {
	const [words, setWords] = useState("");
	const id = useId();
	const wanted = words.trim().toLowerCase().replaceAll(" ", "-");
	const found = names.filter((name) => name.includes(wanted));
	const first = found.slice(0, maxShown);
	return (
		<>
			<div className="dialog-head">
				<label htmlFor={id}>Search {names.length} pictures</label>
				<input
					id={id}
					type="search"
					value={words}
					placeholder="For example: shield, chart, cloud"
					autoComplete="off"
					onChange={(event) => setWords(event.target.value)}
				/>
				<button type="button" className="small" onClick={onCancel}>
					Cancel
				</button>
			</div>
			<p className="help" role="status">
				{found.length === 0
					? "No picture has this in its name."
					: found.length > maxShown
						? `${found.length} found; these are the first ${maxShown}. Search to see the others.`
						: `${found.length} found.`}
			</p>
			<div className="icon-grid">
				{first.map((name) => (
					<button
						key={name}
						type="button"
						aria-pressed={name === chosen}
						title={name}
						onClick={() => onChoose(name)}
					>
						<Pictogram name={name} />
						<span>{name}</span>
					</button>
				))}
			</div>
		</>
	);
}
