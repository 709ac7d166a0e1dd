// The parser alone: the package's main file brings its XML writer too, a sixth of our bundle.
declare module "xml2js/lib/parser.js" {
	export { Parser } from "xml2js";
}
