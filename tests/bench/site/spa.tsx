import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "#frontend/App.tsx";
import { scrollRestoration } from "#frontend/router/scroll-restoration.ts";
import { loadPage } from "#frontend/screens.tsx";
import "#frontend/styles/base.css";

// The same app rendered by the browser only: the page is empty until this has run. A top-level await
// would deadlock, since the page's own chunks import the chunk that this module is in.
loadPage(location.pathname).then((page) => {
	scrollRestoration.start(location.pathname);
	const root = document.querySelector("#root");
	if (!root) throw new Error("The page has no root");
	createRoot(root).render(
		<Router>
			<App initial={page} />
		</Router>,
	);
});
