import { create } from "zustand";

/**
 * Loading state of the toaster, whose code is loaded when first wanted; "failed" if it could
 * not be loaded.
 */
type Status = "unwanted" | "wanted" | "ready" | "failed";

export type ToastKind = "success" | "error";

type Show = (kind: ToastKind, message: string, copyable?: string) => unknown;

/** `plain` is the latest message, for display without the toaster. */
export const useToasts = create<{
	status: Status;
	plain: { kind: ToastKind; message: string } | null;
	/** The toaster's own function, loaded with it, so that a message needs no further request; null before. */
	show: Show | null;
}>(() => ({ status: "unwanted", plain: null, show: null }));

/** Loads the toaster ahead of the first message, so that it can also report a lost network. */
export function prepareToasts(): void {
	const { status } = useToasts.getState();
	if (status === "unwanted" || status === "failed") {
		useToasts.setState({ status: "wanted" });
	}
}

/**
 * Shows a message in the corner for four seconds; at most three show at once, others queue.
 * @param copyable the part of the message that the visitor is to select and copy
 */
export async function showToast(
	kind: ToastKind,
	message: string,
	copyable?: string,
): Promise<void> {
	prepareToasts();
	const status = await outcome();
	// Set even when the toaster has loaded: rendering this message may make it fail.
	useToasts.setState({ plain: { kind, message } });
	if (status === "failed") return;
	useToasts.getState().show?.(kind, message, copyable);
}

/** Resolves once the toaster is ready or has failed to load. */
function outcome(): Promise<Status> {
	return new Promise((resolve) => {
		const check = () => {
			const { status } = useToasts.getState();
			if (status !== "ready" && status !== "failed") return;
			unsubscribe();
			resolve(status);
		};
		const unsubscribe = useToasts.subscribe(check);
		check();
	});
}
