import { create } from "zustand";

/**
 * How far the toaster has come, whose code is loaded when it is first wanted; "failed"
 * when it could not be had.
 */
type Status = "unwanted" | "wanted" | "ready" | "failed";

export type ToastKind = "success" | "error";

type Show = (message: string) => unknown;

/** `plain` is the latest message, as it shows without the toaster. */
export const useToasts = create<{
	status: Status;
	plain: { kind: ToastKind; message: string } | null;
	/** The toaster's own, which comes with it: nothing more is loaded for a message. */
	show: Record<ToastKind, Show> | null;
}>(() => ({ status: "unwanted", plain: null, show: null }));

/** Loads the toaster before there is something to say, so that it can also say that the network is gone. */
export function prepareToasts(): void {
	const { status } = useToasts.getState();
	if (status === "unwanted" || status === "failed") {
		useToasts.setState({ status: "wanted" });
	}
}

/** Shows a message in the corner for four seconds; it waits its turn behind three others. */
export async function showToast(
	kind: ToastKind,
	message: string,
): Promise<void> {
	prepareToasts();
	const status = await outcome();
	// Also where the toaster is there: it may fail at this very message.
	useToasts.setState({ plain: { kind, message } });
	if (status === "failed") return;
	useToasts.getState().show?.[kind](message);
}

/** Resolves once the toaster is there or is known not to come. */
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
