import type { RefObject } from "react";

/** The end of a dialog's form: away without it, or on. */
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
