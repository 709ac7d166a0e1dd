import type { BrowserKind, Setup } from "#tests/browsers/drive/tab.ts";
import type { Page } from "#tests/browsers/page.ts";

/** What a check has to work with. */
export type Situation = {
	page: Page;
	browser: BrowserKind["name"];
	site: {
		url: string;
		mailboxUrl: string;
		/** The same site, whose functions cannot reach their store. */
		withoutStoreUrl: string;
	};
};

/** A row of the table: something that a browser must do. */
export type Check = {
	name: string;
	/** How its browser is started; checks with the same setup share a browser. */
	setup?: Setup;
	/**
	 * Also runs in Chromium, although npm test covers that: another browser cannot run it, or all
	 * three are compared.
	 */
	inChromium?: true;
	/** Browsers that cannot run it here, and why. */
	unable?: Partial<Record<BrowserKind["name"], string>>;
	/** @throws with the fault @returns a text with counts for the table, or anything else */
	run: (situation: Situation) => Promise<unknown>;
};

export const desk = { width: 1440, height: 900 } as const;
export const phone = { width: 360, height: 780 } as const;
