import { lazy, Suspense } from "react";
import { useToasts } from "../state/toasts.ts";

const Toaster = lazy(() => import("./Toaster.tsx"));

/** Bottom right; its code comes with the first toast. */
export function ToastArea() {
	const isNeeded = useToasts((state) => state.isNeeded);
	return (
		isNeeded && (
			<Suspense>
				<Toaster />
			</Suspense>
		)
	);
}
