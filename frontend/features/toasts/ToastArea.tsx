import { type ComponentType, useEffect, useState } from "react";
import { loadInTime } from "#frontend/hooks/load-in-time.ts";
import { Boundary } from "#frontend/router/boundary/Boundary.tsx";
import { toastMs } from "./toast-settings.ts";
import { useToasts } from "./toast-store.ts";
import "./Toaster.css";

/** A message waits no longer than this for the toaster, in milliseconds. */
const maxToasterMs = 3_000;

/** The area at the bottom right where messages appear. The toaster's code loads when first needed. */
export function ToastArea() {
	const state = useToasts(({ toaster }) => toaster);
	const [Toaster, setToaster] = useState<ComponentType>();

	useEffect(() => {
		if (state !== "wanted") return;
		const load = async () => {
			const module = await import("./Toaster.tsx");
			setToaster(() => module.Toaster);
		};
		const fail = () => useToasts.setState({ toaster: "failed" });
		return loadInTime(load(), fail, maxToasterMs);
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

/** Shows the latest message if the toaster has not loaded, as when offline. */
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
