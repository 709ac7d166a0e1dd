const acronyms = new Set(
	"ai api arm aws cd ci cli cpu cve devops dns gpu hpc http iam ide iot it json k8s llm llms ml mlops nlp os pci rag sbom sdk sql ssh sso ssrf tls ui ux vm vpn xdr xss".split(
		" ",
	),
);
const properSpellings: Record<string, string> = {
	devops: "DevOps",
	iot: "IoT",
	llms: "LLMs",
	mlops: "MLOps",
};

/**
 * Capitalises each word; capitals within words stay ("open source" becomes "Open Source", "eBPF"
 * stays), and common abbreviations get their usual spelling.
 */
export function titleCase(text: string): string {
	return text.replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu, (word) => {
		if (word !== word.toLowerCase()) {
			return /^\p{Ll}+$/u.test(word.slice(0, 2)) ? capitalize(word) : word;
		}
		if (acronyms.has(word)) return properSpellings[word] ?? word.toUpperCase();
		return capitalize(word);
	});
}

/**
 * Converts texts to title case, dropping empty ones and duplicates that differ only in letter case.
 * @param most further texts are not read
 */
export function titleCaseAll(
	texts: Iterable<string>,
	most = Number.POSITIVE_INFINITY,
): string[] {
	const seen = new Map<string, string>();
	for (const text of texts) {
		const title = titleCase(text);
		const key = title.toLowerCase();
		if (title && !seen.has(key)) seen.set(key, title);
		if (seen.size >= most) break;
	}
	return [...seen.values()];
}

function capitalize(word: string): string {
	const [first = ""] = word;
	return first.toUpperCase() + word.slice(first.length);
}
