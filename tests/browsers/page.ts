import type { Pointer, Tab } from "./drive/tab.ts";

/**
 * How long a check waits for an expected condition, in milliseconds; a busy machine may be slow
 * without being wrong.
 */
const timeoutMs = 30_000;

/**
 * Within this time, in milliseconds, a browser takes a second nearby tap for half of a double tap,
 * which puts no caret into an empty field. Chromium 147 did so up to 400 ms after the first tap.
 */
const doubleTapMs = 600;

/** An element: a CSS selector, optionally with the text that it must contain. */
export type Target = string | { in: string; text: string };

/**
 * A page of the site in any of the browsers: a visitor's actions, built from what every driver can
 * do.
 */
export class Page {
	readonly tab: Tab;
	readonly origin: string;

	constructor(tab: Tab, origin: string) {
		this.tab = tab;
		this.origin = origin;
	}

	/** Loads a path, whatever page is open, and waits until it has hydrated. */
	async open(path: string): Promise<void> {
		const left = await this.tab.evaluate(() => performance.timeOrigin);
		await this.tab.goto(this.origin + path);
		// A history.replaceState() of the page that is left ends a driver's own wait for the new one.
		await this.until(
			`${path} is loaded and has hydrated`,
			(left) =>
				performance.timeOrigin !== left &&
				document.documentElement.hasAttribute("data-hydrated"),
			left,
		);
	}

	/** Sets the viewport's size, in pixels, and waits until the page has it. */
	async resize(width: number, height: number): Promise<void> {
		await this.tab.resize(width, height);
		await this.until(
			`a width of ${width} px`,
			// A phone lays a page out by its viewport meta tag; an empty tab has none.
			(width) => innerWidth === width || location.protocol === "about:",
			width,
		);
	}

	/**
	 * Goes one step back in the history; the drivers' own methods wait for a load, which a
	 * client-side navigation does not cause.
	 */
	back(): Promise<unknown> {
		return this.tab.evaluate(() => history.back());
	}

	/**
	 * Waits until a function returns something truthy in the page, and returns that. @throws naming
	 * what did not happen
	 */
	async until<Result, Args extends unknown[]>(
		what: string,
		run: (...args: Args) => Result,
		...args: Args
	): Promise<NonNullable<Awaited<Result>>> {
		for (const giveUpAt = Date.now() + timeoutMs; ; ) {
			// Not the time after it: a driver may take until then to notice that an evaluation is lost.
			const isLast = Date.now() > giveUpAt;
			const result = await this.tab
				.evaluate(run, ...args)
				// A page that is being unloaded takes the evaluation with it.
				.catch((error: Error) => {
					if (isLast) throw error;
					return undefined;
				});
			if (result) return result as NonNullable<Awaited<Result>>;
			if (isLast) throw new Error(`never came: ${what}`);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}

	/**
	 * Waits for a visible element that does not move, scrolls it into view, and returns its centre.
	 */
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

	/** Where the mouse is over nothing. */
	async moveAway(): Promise<void> {
		await this.tab.pointer("mouse", [{ to: { x: 2, y: 700 } }]);
	}

	/**
	 * Clicks or taps a field and appends text to it. @throws if the text is not in the field
	 * afterwards
	 */
	async fill(
		target: Target,
		words: string,
		kind: Pointer = "mouse",
	): Promise<void> {
		if (kind === "touch") {
			await new Promise((resolve) => setTimeout(resolve, doubleTapMs));
		}
		await this.click(target, kind);
		// A tap becomes a click only when the browser is sure that no second tap follows.
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

	/** Counts the elements matching a selector that have a size. */
	visible(selector: string): Promise<number> {
		return this.tab.evaluate(
			(selector) =>
				[...document.querySelectorAll(selector)].filter(
					(element) => element.getClientRects().length > 0,
				).length,
			selector,
		);
	}

	/** The name, text or id of the focused element. */
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
