import { problemAt, type Rule } from "./rule.ts";
import { visibleTexts, wordsOf } from "./texts.ts";

const minWords = 350;

/** A service's page says enough for a decision. */
export const length: Rule = ({ files }) =>
	files
		.filter(({ collection }) => collection === "services")
		.flatMap((file) => {
			// Shown elsewhere: in menus, on the category page, in search results.
			const { meta, menu, keyCapabilities, ...page } = Object(file.value);
			const count = visibleTexts(page).flatMap(({ text }) => wordsOf(text));
			return count.length < minWords
				? problemAt(
						file,
						[],
						`has ${count.length} words on its page; a service needs at least ${minWords}`,
					)
				: [];
		});
