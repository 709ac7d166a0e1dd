import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useMemo,
	useState,
} from "react";
import { useLocation } from "wouter";
import { takeTypedSearch } from "./features/search/search-store.ts";
import { maxLoadMs } from "./hooks/load-in-time.ts";
import { PageBoundary } from "./router/boundary/PageBoundary.tsx";
import { followLinks } from "./router/follow-links.ts";
import { renewComponents } from "./router/late-component.ts";
import { prefetchOnIntent } from "./router/prefetch.ts";
import { clearNotice, reloadForMissingChunk } from "./router/reload.ts";
import { replayEvents } from "./router/replay-events.ts";
import { useFollowedLinks } from "./router/scroll-restoration.ts";
import { loadTypeface } from "./router/typeface.ts";
import { useRouteAnnouncer } from "./router/use-route-announcer.ts";
import { type LoadedPage, loadPage, pathWithCategory } from "./screens.tsx";
import { Layout } from "./shell/Layout.tsx";
import { loadIcons } from "./ui/icon-store.ts";
import "./styles/loading-bar.css";

/** After this long a bar shows that the page is loading, in milliseconds. */
const barAfterMs = 300;

/**
 * Renders the shell with the current page. On navigation the old page stays until the new
 * one's modules have loaded.
 */
export function App({ initial }: { initial: LoadedPage }) {
	const [path, navigate] = useLocation();
	// The router decodes a path; the browser, from which the initial page has its own, does not.
	const [shown, setShown] = useState(
		initial.path ? { ...initial, path } : initial,
	);
	const followed = useFollowedLinks();

	// biome-ignore lint/correctness/useExhaustiveDependencies: a link to a page that failed to load tries again
	useEffect(() => {
		clearNotice();
		const fullPath = pathWithCategory(path);
		if (fullPath) {
			navigate(fullPath + location.search + location.hash, {
				replace: true,
				state: history.state,
			});
			return;
		}
		// Takes back a page that has loaded for another path and is being rendered.
		startTransition(() => setShown(shown));
		if (path === shown.path) return;
		let isCurrent = true;
		const end = () => {
			isCurrent = false;
			clearTimeout(timer);
			clearTimeout(barTimer);
			delete document.documentElement.dataset.loading;
		};
		const fail = (error: unknown) => {
			if (!isCurrent) return;
			end();
			reloadForMissingChunk(error);
		};
		// Then the page is loaded from the server.
		const timer = setTimeout(fail, maxLoadMs, `${path}: no response`);
		const barTimer = setTimeout(() => {
			document.documentElement.dataset.loading = "";
		}, barAfterMs);
		loadPage(path).then((page) => {
			if (isCurrent) startTransition(() => setShown(page));
		}, fail);
		return end;
	}, [path, shown.path, followed]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
	useLayoutEffect(renewComponents, [shown.path]);
	useRouteAnnouncer(shown.path);
	useEffect(() => followLinks(navigate), [navigate]);
	useEffect(() => {
		document.documentElement.dataset.hydrated = "";
		replayEvents(takeTypedSearch);
		loadTypeface();
		return prefetchOnIntent((path) => {
			loadIcons();
			return loadPage(path);
		});
	}, []);

	// Memoized, so that a click does not render the whole old page before it loads the new one.
	return useMemo(
		() => (
			<Layout path={shown.path}>
				<PageBoundary path={shown.path}>{shown.element}</PageBoundary>
			</Layout>
		),
		[shown],
	);
}
