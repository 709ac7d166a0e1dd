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

/**
 * What an element of this address's built page holds, as a page without a script: at once
 * where the browser has loaded that page, fetched where a navigation led here.
 * @param otherwise stands there until then, and for good where the built page has no such element
 */
export function Prerendered({
	selector,
	otherwise,
	withTitle,
	isShell,
}: {
	selector: string;
	otherwise: ReactNode;
	/** Whether what is shown is the page itself, and so names the document. */
	withTitle?: boolean;
	/** Whether the element is the same on every page. */
	isShell?: boolean | undefined;
}) {
	const [built, setBuilt] = useState(() =>
		contentOf(prerenderedPage(isShell), selector),
	);
	const place = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (built) return;
		// Set once this is gone, it changes nothing.
		fetchPage().then((page) => setBuilt(contentOf(page, selector)));
	}, [built, selector]);

	useLayoutEffect(() => {
		if (!built || !place.current) return;
		place.current.replaceChildren(...built.content);
		// Another page's icons are not here yet.
		needIconsOf(place.current);
	}, [built]);

	if (!built) return otherwise;
	return (
		<>
			{withTitle && <title>{built.title}</title>}
			<div className="part" ref={place} />
		</>
	);
}
