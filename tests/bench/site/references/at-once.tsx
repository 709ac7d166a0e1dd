import { hydrateRoot } from "react-dom/client";
import { loadNotFound, loadPage } from "#frontend/App.tsx";
import { Document } from "#frontend/Document.tsx";
import { followHistory } from "#frontend/router/scroll-restoration.ts";
import "#frontend/styles/base.css";

// The same page, hydrated as soon as its script is here.
const status = document.querySelector<HTMLMetaElement>("meta[name=status]");
const load = status?.content === "404" ? loadNotFound : loadPage;
const page = await load(location.pathname);
followHistory();
hydrateRoot(document, <Document page={page} />);
