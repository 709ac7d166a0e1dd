import {
	type ReactNode,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import {
	contentOf,
	fetchPage,
	prerenderedPage,
} from "#frontend/router/prerendered-page.ts";
import { needIconsOf } from "#frontend/ui/icon-store.ts";

type Props = {
	selector: string;
	fallback: ReactNode;
	/** Whether the element is the page itself, so that the document takes its title. */
	withTitle?: boolean;
	/** Whether the element is the same on every page. */
	isShell?: boolean | undefined;
};

/**
 * Shows the content of an element of this URL's prerendered page, as it looks without scripts:
 * at once if the browser loaded that page, fetched if a navigation led here.
 * @param fallback shown until then, and permanently if that page has no such element
 */
export function Prerendered({ selector, fallback, withTitle, isShell }: Props) {
	const [built, setBuilt] = useState(() =>
		contentOf(prerenderedPage(isShell), selector),
	);
	const container = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (built) return;
		// Setting the state after unmounting has no effect.
		fetchPage().then((page) => setBuilt(contentOf(page, selector)));
	}, [built, selector]);

	useLayoutEffect(() => {
		if (!built || !container.current) return;
		container.current.replaceChildren(...built.content);
		// Icons of a fetched page are not in this document yet.
		needIconsOf(container.current);
	}, [built]);

	if (!built) return fallback;
	return (
		<>
			{withTitle && <title>{built.title}</title>}
			<div className="part" ref={container} />
		</>
	);
}
