import { problemAt, type Rule } from "./rule.ts";
import { visibleTexts, wordsOf } from "./texts.ts";

const minWords = 350;

/** A service's page has enough words for a visitor to decide on. */
export const length: Rule = ({ files }) =>
	files
		.filter(({ collection }) => collection === "services")
		.flatMap((file) => {
			// Shown elsewhere: in menus, on the category page, in search results.
			const { meta, menu, keyCapabilities, ...page } = Object(file.value);
			const words = visibleTexts(page).flatMap(({ text }) => wordsOf(text));
			return words.length < minWords
				? problemAt(
						file,
						[],
						`has ${words.length} words on its page; a service needs at least ${minWords}`,
					)
				: [];
		});
