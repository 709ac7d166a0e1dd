import {
	distFolder,
	readNotFound,
	readPages,
} from "#tests/built/support/dist.ts";
import { type Fault, goals, measure } from "./measure.ts";

// npm run readability: reports how readable the built pages are, what is repeated on too many of
// them, and what the Australian Government Style Manual would change.
const found = measure([...readPages(), readNotFound()]);

heading(`Readability of ${found.pages.length} pages in ${distFolder}`);
console.log(
	`${found.all.sentences} sentences, ${found.all.wordsASentence.toFixed(1)} words a sentence, grade ${found.all.grade.toFixed(1)} (goal: ${goals.grade})`,
);
console.log(
	`${found.long.length} sentences of more than ${goals.words} words (goal: fewer than ${goals.long})`,
);
for (const sentence of found.long) console.log(`  ${sentence}`);

heading("Grade by page, the hardest first");
for (const page of found.pages.toSorted((a, b) => b.grade - a.grade)) {
	const { path, sentences, wordsASentence, grade } = page;
	console.log(
		`${grade.toFixed(1).padStart(5)}  ${path}  (${sentences} sentences of ${wordsASentence.toFixed(1)} words)`,
	);
}

heading(
	`${found.repeated.length} runs of six words on more than ${goals.pages} pages (goal: none)`,
);
for (const { phrase, pages } of found.repeated) {
	console.log(`${String(pages.length).padStart(5)}  ${phrase}`);
}

list("quantities in words (goal: none)", found.spelledOut);
list("other terms for one thing (goal: none)", found.otherTerms);

function list(what: string, faults: Fault[]): void {
	heading(`${faults.length} ${what}`);
	for (const { found, line, path } of faults) {
		console.log(`  ${path}: "${found}" in: ${line}`);
	}
}

function heading(text: string): void {
	console.log(`\n${text}`);
}
