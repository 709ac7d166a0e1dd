import { type ComponentType, useEffect, useState } from "react";
import { Boundary } from "#frontend/router/boundary/Boundary.tsx";
import { toastMs } from "./toast-settings.ts";
import { useToasts } from "./toast-store.ts";
import "./Toaster.css";

/** The area at the bottom right where messages appear. The toaster's code loads when first needed. */
export function ToastArea() {
	const state = useToasts(({ toaster }) => toaster);
	const [Toaster, setToaster] = useState<ComponentType>();

	useEffect(() => {
		if (state !== "wanted") return;
		import("./Toaster.tsx")
			.then((module) => setToaster(() => module.Toaster))
			.catch(() => useToasts.setState({ toaster: "failed" }));
	}, [state]);

	if (state === "unwanted") return null;
	if (!Toaster || state === "failed") return <PlainToast />;
	return (
		<Boundary
			fallback={<PlainToast />}
			onError={() => useToasts.setState({ toaster: "failed" })}
		>
			<Toaster />
		</Boundary>
	);
}

/** Shows the latest message if the toaster failed to load, as when offline. */
function PlainToast() {
	const plain = useToasts((state) => state.plain);
	useEffect(() => {
		if (!plain) return;
		const timer = setTimeout(
			() => useToasts.setState({ plain: null }),
			toastMs,
		);
		return () => clearTimeout(timer);
	}, [plain]);
	return (
		<div role="status" className="plain-toast" data-kind={plain?.kind}>
			{plain?.message}
		</div>
	);
}
