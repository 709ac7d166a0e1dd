import { createRoot } from "react-dom/client";
import { loadSite } from "./api.ts";
import { Editor } from "./Editor.tsx";
import { keepFocus } from "./keep-focus.ts";
import { setFolder } from "./unsaved.ts";
import "#frontend/styles/tokens.css";
import "#frontend/styles/forced-colors.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/tree.css";
import "./styles/file.css";
import "./styles/side.css";
import "./styles/form.css";
import "./styles/groups.css";
import "./styles/icons.css";
import "./styles/parts.css";
// Last, because it overrides the others.
import "./styles/narrow.css";

const place = document.getElementById("editor") ?? document.body;
keepFocus(place);
const root = createRoot(place);

loadSite().then(
	(site) => {
		setFolder(site.folder);
		root.render(<Editor first={site} />);
	},
	(error: unknown) => root.render(<p role="alert">{String(error)}</p>),
);
