import { create } from "zustand";

export type ToastKind = "success" | "error";

type Show = (kind: ToastKind, message: string, copyable?: string) => unknown;

export const useToasts = create<{
	/** The function of the toaster, whose code is loaded when first wanted; "failed" if it could not be loaded. */
	toaster: "unwanted" | "wanted" | "failed" | Show;
	/** The latest message, for display without the toaster. */
	plain: { kind: ToastKind; message: string } | null;
}>(() => ({ toaster: "unwanted", plain: null }));

/** Loads the toaster ahead of the first message, so that it can also report a lost network. */
export function prepareToasts(): void {
	const { toaster } = useToasts.getState();
	if (toaster === "unwanted" || toaster === "failed") {
		useToasts.setState({ toaster: "wanted" });
	}
}

/**
 * Shows a message in the corner for four seconds; at most three show at once, others queue.
 * @param copyable the part of the message that the visitor is to select and copy; the message then
 *   stays until it is closed
 */
export async function showToast(
	kind: ToastKind,
	message: string,
	copyable?: string,
): Promise<void> {
	prepareToasts();
	const toaster = await outcome();
	// Set even when the toaster has loaded: rendering this message may make it fail.
	useToasts.setState({ plain: { kind, message } });
	if (toaster !== "failed") toaster(kind, message, copyable);
}

/** Resolves once the toaster is ready or has failed to load. */
function outcome(): Promise<"failed" | Show> {
	return new Promise((resolve) => {
		const check = () => {
			const { toaster } = useToasts.getState();
			if (toaster === "unwanted" || toaster === "wanted") return;
			unsubscribe();
			resolve(toaster);
		};
		const unsubscribe = useToasts.subscribe(check);
		check();
	});
}
