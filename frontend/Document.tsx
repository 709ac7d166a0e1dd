import { Router, type RouterOptions } from "wouter";
import { mergedFeeds } from "#content/feeds/output/merged-feeds.ts";
import { locale } from "#content/locale.ts";
import { site } from "#content/site.ts";
import { App } from "./App.tsx";
import { BodyBoundary } from "./router/boundary/PageBoundary.tsx";
import { scrollRestoration } from "./router/scroll-restoration.ts";
import type { LoadedPage } from "./screens.tsx";

/**
 * Renders the whole HTML document. The prerenderer later adds the built script, styles and
 * font to the head; React leaves elements there that it does not know untouched.
 * @param router `ssrPath` is the path to render where there is no browser location
 */
export function Document({
	page,
	...router
}: {
	page: LoadedPage;
} & Pick<RouterOptions, "ssrPath">) {
	return (
		<html lang={locale} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				{/* Uses the full width of a notched phone, and shrinks when its keyboard opens. */}
				<meta
					name="viewport"
					content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
				/>
				<meta name="color-scheme" content="light dark" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				{mergedFeeds.map(({ type, href }) => (
					<link
						key={href}
						rel="alternate"
						type={type}
						href={href}
						title={`${site.name}: news`}
					/>
				))}
			</head>
			<body>
				<Router aroundNav={scrollRestoration.follow} {...router}>
					<BodyBoundary>
						<App initial={page} />
					</BodyBoundary>
				</Router>
			</body>
		</html>
	);
}
