import type { Pointer, Tab } from "./drive/tab.ts";

/** How long a check waits for what ought to come, in milliseconds; a busy machine may be slow without being wrong. */
const patienceMs = 30_000;

/** Within this a browser takes a second tap near the first for half of a double one, which puts no cursor into an empty field; in milliseconds. */
const doubleTapMs = 300;

/** An element: a CSS selector, and for some the words that it must hold. */
export type Target = string | { in: string; text: string };

/** A page of the site in any of the browsers: what a visitor does, made of what every driver can. */
export class Page {
	readonly tab: Tab;
	readonly origin: string;

	constructor(tab: Tab, origin: string) {
		this.tab = tab;
		this.origin = origin;
	}

	/** Opens a path and waits until it has hydrated. */
	async open(path: string): Promise<void> {
		await this.tab.goto(this.origin + path);
		await this.until(`${path} has hydrated`, () =>
			document.documentElement.hasAttribute("data-hydrated"),
		);
	}

	/** Sets the size of the window's inside, in pixels, and waits until the page has it. */
	async resize(width: number, height: number): Promise<void> {
		await this.tab.resize(width, height);
		await this.until(
			`a width of ${width} px`,
			// A phone lays a page out by what it says of its width; an empty tab says nothing.
			(width) => innerWidth === width || location.protocol === "about:",
			width,
		);
	}

	/** One step back in the history; the drivers' own ways wait for a load that an app does without. */
	back(): Promise<unknown> {
		return this.tab.evaluate(() => history.back());
	}

	/** Waits until a function gives something true in the page, and gives that. @throws naming what did not come */
	async until<Result, Args extends unknown[]>(
		what: string,
		run: (...args: Args) => Result,
		...args: Args
	): Promise<NonNullable<Awaited<Result>>> {
		for (const giveUpAt = Date.now() + patienceMs; ; ) {
			const result = await this.tab
				.evaluate(run, ...args)
				// A page that is on its way out takes the question along.
				.catch((error: Error) => {
					if (Date.now() > giveUpAt) throw error;
					return undefined;
				});
			if (result) return result as NonNullable<Awaited<Result>>;
			if (Date.now() > giveUpAt) throw new Error(`never came: ${what}`);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}

	/** Waits for a visible element that stands still, scrolls it into view, and gives its middle. */
	async middleOf(target: Target): Promise<{ x: number; y: number }> {
		const { in: selector, text } =
			typeof target === "string" ? { in: target, text: "" } : target;
		return this.until(
			`${selector} ${text}`,
			async (selector, text) => {
				const element = [
					...document.querySelectorAll<HTMLElement>(selector),
				].find(
					(candidate) =>
						candidate.checkVisibility() &&
						(!text || candidate.textContent?.trim() === text),
				);
				if (!element) return null;
				element.scrollIntoView({ block: "nearest", behavior: "instant" });
				const place = () => {
					const { x, y, width, height } = element.getBoundingClientRect();
					return { x: x + width / 2, y: y + height / 2 };
				};
				const before = place();
				await new Promise((resolve) => setTimeout(resolve, 40));
				const after = place();
				return Math.hypot(after.x - before.x, after.y - before.y) < 0.5
					? after
					: null;
			},
			selector,
			text,
		);
	}

	async click(target: Target, kind: Pointer = "mouse"): Promise<void> {
		const to = await this.middleOf(target);
		await this.tab.pointer(kind, [{ to }, "down", "up"]);
	}

	async hover(target: Target): Promise<void> {
		await this.tab.pointer("mouse", [{ to: await this.middleOf(target) }]);
	}

	/** Where the mouse is in nobody's way. */
	async moveAway(): Promise<void> {
		await this.tab.pointer("mouse", [{ to: { x: 2, y: 700 } }]);
	}

	/** Clicks or taps a field and types into it, at the end of what it holds. @throws where that is not in it then */
	async fill(
		target: Target,
		words: string,
		kind: Pointer = "mouse",
	): Promise<void> {
		if (kind === "touch") {
			await new Promise((resolve) => setTimeout(resolve, doubleTapMs));
		}
		await this.click(target, kind);
		// A tap is a click only when the browser has seen that no more follows.
		await this.until(
			"the focus on the field",
			(field) => document.activeElement?.matches(field),
			typeof target === "string" ? target : target.in,
		);
		await this.type(words);
		await this.until(
			`${JSON.stringify(words)} in the field`,
			(words) =>
				(document.activeElement as HTMLInputElement).value.endsWith(words),
			words,
		);
	}

	async type(words: string): Promise<void> {
		for (const key of words) await this.tab.press(key);
	}

	/** How many elements a selector finds that take room on the page. */
	visible(selector: string): Promise<number> {
		return this.tab.evaluate(
			(selector) =>
				[...document.querySelectorAll(selector)].filter(
					(element) => element.getClientRects().length > 0,
				).length,
			selector,
		);
	}

	/** Name, words or id of what has the focus. */
	focused(): Promise<string> {
		return this.tab.evaluate(() => {
			const { activeElement: element } = document;
			return (
				element?.getAttribute("aria-label") ||
				element?.textContent?.trim().slice(0, 60) ||
				element?.id ||
				element?.tagName ||
				""
			);
		});
	}

	path(): Promise<string> {
		return this.tab.evaluate(
			() => location.pathname + location.search + location.hash,
		);
	}

	untilPath(path: string): Promise<unknown> {
		return this.until(
			`the address ${path}`,
			(path) => location.pathname + location.search + location.hash === path,
			path,
		);
	}

	/** What went wrong on this page so far (drive/record-faults.ts). */
	faults(): Promise<string[]> {
		return this.tab.evaluate(
			() =>
				(window as unknown as { recordedFaults?: string[] }).recordedFaults ?? [
					"the recorder of faults did not run",
				],
		);
	}
}
