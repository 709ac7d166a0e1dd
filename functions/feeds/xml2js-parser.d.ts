// Only the parser: the package's main file also includes its XML writer, a sixth of our bundle.
declare module "xml2js/lib/parser.js" {
	import { Parser as BaseParser } from "xml2js";

	export class Parser extends BaseParser {
		/** The underlying parser; its handlers are replaced one by one. */
		saxParser: { trackPosition: boolean };
	}
}
