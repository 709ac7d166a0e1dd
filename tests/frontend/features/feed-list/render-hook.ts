import {
	act,
	createElement,
	type FunctionComponent,
	type ReactNode,
} from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

// React asks for this wherever act is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Mounts a hook in a document of its own, as a page would.
 * @param wrap what stands around it
 * @returns what the hook gave last, and an end to it before the test's
 */
export function renderHook<T>(
	hook: () => T,
	wrap: (children: ReactNode) => ReactNode = (children) => children,
): { readonly current: T; unmount: () => void } {
	const results: T[] = [];
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
