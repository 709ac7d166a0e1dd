/** How a browser is set up for a check; what is left out is as a new profile has it. */
export type Setup = {
	dark?: boolean;
	reducedMotion?: boolean;
	noScript?: boolean;
	forcedColors?: boolean;
	/** The phone's kind of pointer: a finger, which cannot hover. */
	touch?: boolean;
	/** Chromium as the system has it: npm's, made for servers, holds no page for Back. */
	ofSystem?: boolean;
};

/** A key of the keyboard: a single character, or a name that `keys` of webdriver-keys.ts knows. */
export type Key = string;
export type Pointer = "mouse" | "touch";

/** What each driver brings; everything else a check does is made of these (page.ts). */
export type Tab = {
	goto: (url: string) => Promise<void>;
	/** Runs a function in the page, by its text, so it can use nothing from around it. A promise is waited for. */
	evaluate: <Result, Args extends unknown[]>(
		run: (...args: Args) => Result,
		...args: Args
	) => Promise<Awaited<Result>>;
	/** Moves, presses and lets go, in pixels of the window. */
	pointer: (kind: Pointer, steps: PointerStep[]) => Promise<void>;
	/** Presses a key while others are held. */
	press: (key: Key, ...held: Key[]) => Promise<void>;
	/** The size of the window's inside in pixels. */
	resize: (width: number, height: number) => Promise<void>;
	/** A PNG of what the window shows. */
	shot: () => Promise<Uint8Array>;
	/** The page as the browser prints it; absent where its driver cannot. */
	pdf?: () => Promise<Uint8Array>;
};

export type PointerStep =
	| { to: { x: number; y: number }; ms?: number }
	| "down"
	| "up";

/**
 * The text of a call, for a browser to run. tsx marks functions by a helper of its own, which the
 * page lacks, and an element cannot travel: what comes for one is true.
 * @param args as JSON
 */
export function callText(run: CallableFunction, args: string): string {
	return `Promise.resolve(((__name) => (${run})(...${args}))((named) => named)).then((value) => value instanceof Node ? true : value)`;
}

/** A browser that runs, with one tab. */
export type Driven = { tab: Tab; version: string; close: () => Promise<void> };

/** A browser that checks can be made in. */
export type BrowserKind = {
	name: "Firefox" | "WebKit" | "Chromium";
	start: (setup: Setup) => Promise<Driven>;
};
