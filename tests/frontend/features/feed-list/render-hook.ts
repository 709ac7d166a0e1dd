import {
	act,
	createElement,
	type FunctionComponent,
	type ReactNode,
} from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

// React requires this wherever act is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Mounts a hook in a separate document, as a page would.
 * @param wrap the elements around it
 * @returns the hook's latest value, and a function that unmounts it before the test ends
 */
export function renderHook<T>(
	hook: () => T,
	wrap: (children: ReactNode) => ReactNode = (children) => children,
): { readonly current: T; unmount: () => void } {
	const results: T[] = [];
	// biome-ignore lint/correctness/noComponentHookFactories: rendered once
	const Probe: FunctionComponent = () => {
		results.push(hook());
		return null;
	};
	const root = createRoot(document.createElement("div"));
	act(() => root.render(wrap(createElement(Probe))));
	let isMounted = true;
	const unmount = () => {
		if (isMounted) act(() => root.unmount());
		isMounted = false;
	};
	onTestFinished(unmount);
	return {
		get current() {
			return results.at(-1) as T;
		},
		unmount,
	};
}
