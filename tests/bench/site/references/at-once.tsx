import { hydrateRoot } from "react-dom/client";
import { Document } from "#frontend/Document.tsx";
import { scrollRestoration } from "#frontend/router/scroll-restoration.ts";
import { loadNotFound, loadPage } from "#frontend/screens.tsx";
import "#frontend/styles/base.css";

// The same page, hydrated as soon as its script is here; for the missing await see spa.tsx.
const status = document.querySelector<HTMLMetaElement>("meta[name=status]");
const load = status?.content === "404" ? loadNotFound : loadPage;
load(location.pathname).then((page) => {
	scrollRestoration.start();
	hydrateRoot(document, <Document page={page} />);
});
