import { routes } from "../routes.ts";
import extension from "./extension.ts";

/** What stands where a service or an extension is not (docs/behaviour.md, "Not found"). */
export default {
	service: {
		heading: "Service Not Found",
		text: "We have no service at this address. It may have moved, or the link may be incomplete.",
		// Promised so: the link reads as the way back to the platform, and leads to /.
		back: { label: "Back to FlowForge", href: routes.home },
	},
	extension: {
		heading: "Extension Not Found",
		text: "FlowForge has no extension at this address. The six that it has are on the platform page.",
		back: extension.back,
	},
};
