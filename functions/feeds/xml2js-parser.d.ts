// The parser alone: the package's main file brings its XML writer too, a sixth of our bundle.
declare module "xml2js/lib/parser.js" {
	import { Parser as BaseParser } from "xml2js";

	export class Parser extends BaseParser {
		/** The parser beneath; its handlers are replaced one by one. */
		saxParser: { trackPosition: boolean };
	}
}
