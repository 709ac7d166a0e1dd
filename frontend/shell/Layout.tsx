import { type ReactNode, Suspense, useEffect } from "react";
import * as words from "#content/copy/interface/frame.yaml";
import { routes } from "#content/routes.ts";
import { ToastArea } from "#frontend/features/toasts/ToastArea.tsx";
import { whenIdle } from "#frontend/hooks/when-idle.ts";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { announcerId } from "#frontend/router/use-route-announcer.ts";
import { Footer } from "./Footer.tsx";
import { TopBar } from "./TopBar.tsx";

type Props = { path: string; children: ReactNode };

/** Renders what surrounds every page: bar, footer, toasts and the skip link. */
export function Layout({ path, children }: Props) {
	useEffect(refetchNews, []);
	return (
		<>
			<a className="skip-link" href="#main">
				{words.skipLink}
			</a>
			<p id={announcerId} className="visually-hidden" aria-live="polite" />
			<TopBar path={path} />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Part name="footer" path={path}>
				<Suspense>
					<Footer />
				</Suspense>
			</Part>
			<ToastArea />
		</>
	);
}

/** Refreshes the news once the page is idle, so that it is up to date when the visitor opens it. */
function refetchNews(): void {
	if (location.pathname === routes.blog) return;
	whenIdle(() => {
		import("#frontend/features/feed-list/refresh-news.ts")
			.then((module) => module.refreshNews())
			// Nothing is lost: the news page fetches for itself.
			.catch(() => {});
	});
}
