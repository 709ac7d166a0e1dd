import { Router, type RouterOptions } from "wouter";
import { locale } from "#content/locale.ts";
import { App } from "./App.tsx";
import { BodyBoundary } from "./router/boundary/PageBoundary.tsx";
import { scrollRestoration } from "./router/scroll-restoration.ts";
import type { LoadedPage } from "./screens.tsx";

/**
 * Renders the whole HTML document. The prerenderer later adds the built script, styles, font and
 * links to the head; React leaves elements there that it does not know untouched.
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
