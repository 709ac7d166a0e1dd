import type { RefObject } from "react";

/** The buttons at the end of a dialog's form: Cancel and submit. */
export function DialogButtons({
	dialog,
	label,
	isReady,
}: {
	dialog: RefObject<HTMLDialogElement | null>;
	label: string;
	isReady: boolean;
}) {
	return (
		<div className="dialog-buttons">
			<button
				type="button"
				className="small"
				onClick={() => dialog.current?.close()}
			>
				Cancel
			</button>
			<button type="submit" className="main" disabled={!isReady}>
				{label}
			</button>
		</div>
	);
}
