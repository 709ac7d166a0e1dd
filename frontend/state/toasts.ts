import { create } from "zustand";

/** Whether the toaster has been asked for; it stays once it is there. */
export const useToasts = create<{ isNeeded: boolean }>(() => ({
	isNeeded: false,
}));

/** Shows a message in the corner for four seconds; waits its turn behind three others. */
export async function showToast(
	kind: "success" | "error",
	message: string,
): Promise<void> {
	useToasts.setState({ isNeeded: true });
	// The library keeps what is said before its container has mounted.
	const { toast } = await import("react-toastify/unstyled");
	toast[kind](message, { role: kind === "error" ? "alert" : "status" });
}
