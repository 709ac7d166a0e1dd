/** How a browser is set up for a check; omitted settings are those of a new profile. */
export type Setup = {
	dark?: boolean;
	reducedMotion?: boolean;
	forcedColors?: boolean;
	/** A phone's kind of pointer: a finger, which cannot hover. */
	touch?: boolean;
	/** The system's Chromium: npm's, built for servers, has no back/forward cache. */
	ofSystem?: boolean;
};

/** A key: a single character, or a name in `keys` of webdriver-keys.ts. */
export type Key = string;
export type Pointer = "mouse" | "touch";

/** What each driver provides; everything else that checks do is built from these (page.ts). */
export type Tab = {
	goto: (url: string) => Promise<void>;
	/**
	 * Runs a serialized function in the page, so it must not use anything from its scope. A promise
	 * is awaited.
	 */
	evaluate: <Result, Args extends unknown[]>(
		run: (...args: Args) => Result,
		...args: Args
	) => Promise<Awaited<Result>>;
	/** Moves, presses and releases the pointer, in window pixels. */
	pointer: (kind: Pointer, steps: PointerStep[]) => Promise<void>;
	/** Presses a key while others are held down. */
	press: (key: Key, ...held: Key[]) => Promise<void>;
	/** The size of the viewport in pixels. */
	resize: (width: number, height: number) => Promise<void>;
	/** A PNG screenshot of the viewport. */
	shot: () => Promise<Uint8Array>;
	/** The page as the browser prints it; absent if its driver cannot print. */
	pdf?: () => Promise<Uint8Array>;
};

export type PointerStep =
	| { to: { x: number; y: number }; ms?: number }
	| "down"
	| "up";

/**
 * Returns a call as text, for a browser to run. tsx marks functions with its own helper, which the
 * page lacks, and an element cannot be serialized: it is returned as true.
 * @param args as JSON
 */
export function callText(run: CallableFunction, args: string): string {
	return `Promise.resolve(((__name) => (${run})(...${args}))((named) => named)).then((value) => value instanceof Node ? true : value)`;
}

/** A running browser with one tab. */
export type Driven = { tab: Tab; version: string; close: () => Promise<void> };

/** A browser in which checks can run. */
export type BrowserKind = {
	name: "Firefox" | "WebKit" | "Chromium";
	start: (setup: Setup) => Promise<Driven>;
};
