/**
 * Stands in for @radix-ui/react-dialog, which cmdk imports for a dialog of its own: that
 * one would bring 10 kB and inject a style element, which our CSP forbids.
 */
function Nothing(): null {
	return null;
}

export {
	Nothing as Content,
	Nothing as Overlay,
	Nothing as Portal,
	Nothing as Root,
};
