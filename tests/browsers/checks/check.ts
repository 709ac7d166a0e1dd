import type { BrowserKind, Setup } from "../drive/tab.ts";
import type { Page } from "../page.ts";

/** What a check gets to work with. */
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

/** One line of the table: a thing that a browser must do. */
export type Check = {
	name: string;
	/** How its browser is started; checks of one setup share a browser. */
	setup?: Setup;
	/** Also in Chromium, whose own tests are npm test's: where another browser cannot, or all three are to be compared. */
	inChromium?: true;
	/** Browsers that cannot show it here, and why. */
	unable?: Partial<Record<BrowserKind["name"], string>>;
	/** @throws with what is wrong @returns a text of what was counted, for the table, or anything else */
	run: (situation: Situation) => Promise<unknown>;
};

export const desk = { width: 1440, height: 900 } as const;
export const phone = { width: 360, height: 780 } as const;
