import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "#frontend/App.tsx";
import { scrollRestoration } from "#frontend/router/scroll-restoration.ts";
import { loadPage } from "#frontend/screens.tsx";
import "#frontend/styles/base.css";

// The same app as a plain client-rendered one: the page is empty until this has run.
const page = await loadPage(location.pathname);
scrollRestoration.start();
const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root");
createRoot(root).render(
	<Router>
		<App initial={page} />
	</Router>,
);
