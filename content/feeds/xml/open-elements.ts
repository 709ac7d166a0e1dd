import { FeedParseError } from "#content/feeds/feed-parse-error.ts";
import { feedLimits } from "#content/feeds/limits.ts";
import type { ElementKind } from "./element-kind.ts";

/**
 * The elements open at the current position, and which of them are written: an element directly
 * within an article that is never read is left out with all its content.
 */
export class OpenElements {
	private readonly list: ElementKind[] = [];
	/** Index of the open article, -1 if there is none. */
	private itemAt = -1;
	/** Index of the element that is left out, -1 if there is none. */
	private unreadAt = -1;

	get depth(): number {
		return this.list.length;
	}

	get top(): ElementKind | undefined {
		return this.list[this.list.length - 1];
	}

	/** Whether content at the current position is left out. */
	get isUnread(): boolean {
		return this.unreadAt >= 0;
	}

	/** Returns whether an element that begins here is left out together with its content. */
	startsUnread(kind: ElementKind): boolean {
		return (
			this.itemAt >= 0 && this.list.length === this.itemAt + 1 && !kind.isRead
		);
	}

	/** Records a start tag. @throws FeedParseError beyond the maximum depth */
	open(kind: ElementKind): void {
		if (this.list.length >= feedLimits.maxDepth) {
			throw new FeedParseError(`nested deeper than ${feedLimits.maxDepth}`);
		}
		if (this.unreadAt < 0 && this.startsUnread(kind)) {
			this.unreadAt = this.list.length;
		} else if (kind.isItem && this.itemAt < 0) this.itemAt = this.list.length;
		this.list.push(kind);
	}

	/** Ends the innermost element. @returns whether it was written */
	pop(): boolean {
		this.list.pop();
		const depth = this.list.length;
		const wasWritten = this.unreadAt < 0;
		if (this.unreadAt >= depth) this.unreadAt = -1;
		if (this.itemAt >= depth) this.itemAt = -1;
		return wasWritten;
	}

	/** Closes the elements left open before a start tag of this kind, and returns their end tags. */
	closeBefore(kind: ElementKind): string {
		let closed = "";
		// No feed nests articles, so the previous one was left open.
		if (kind.isItem && this.itemAt >= 0) closed = this.close(kind.name);
		const { top } = this;
		const isLeftOpen =
			top !== undefined &&
			((top.isLeaf && kind.isField) ||
				(top.isDescription && kind.isPlainField));
		return isLeftOpen ? closed + this.closeFrom(this.list.length - 1) : closed;
	}

	/**
	 * Returns what to write for an end tag: elements left open within it are closed too. An end tag
	 * without a start tag gives nothing.
	 */
	close(name: string): string {
		const lower = name.toLowerCase();
		let found = -1;
		for (let index = this.list.length - 1; index >= 0; index -= 1) {
			const open = this.list[index];
			if (open?.lower !== lower) continue;
			if (open.name === name) return this.closeFrom(index);
			if (found < 0) found = index;
		}
		return found < 0 ? "" : this.closeFrom(found);
	}

	closeFrom(index: number): string {
		let closed = "";
		while (this.list.length > index) {
			const { top } = this;
			if (this.pop()) closed += `</${top?.name}>`;
		}
		return closed;
	}
}
