import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CopyableToast } from "#frontend/features/toasts/CopyableToast.tsx";

test.each([
	["Could not copy 123", ["123"]],
	["Could not copy 123. Select 123, then copy it.", ["123"]],
])("%s: whole, with its first mention to be copied", (message, selectable) => {
	const html = renderToStaticMarkup(
		createElement(CopyableToast, { message, copyable: "123" }),
	);
	expect(html.replace(/<[^>]+>/g, "")).toBe(message);
	const spans = [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)];
	expect(spans.map(([, text]) => text)).toEqual(selectable);
});
