import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "#frontend/App.tsx";
import { scrollRestoration } from "#frontend/router/scroll-restoration.ts";
import { loadPage } from "#frontend/screens.tsx";
import "#frontend/styles/base.css";

// The same app as a plain client-rendered one: the page is empty until this has run. Not awaited at
// the top: the page's own chunks import the one that this stands in, and would wait for each other.
loadPage(location.pathname).then((page) => {
	scrollRestoration.start();
	const root = document.querySelector("#root");
	if (!root) throw new Error("The page has no root");
	createRoot(root).render(
		<Router>
			<App initial={page} />
		</Router>,
	);
});
