/** What stands at the head of the licence notices, and above each part. */
export const licenceWords = {
	heading: "Open-source software in this site",
	intro:
		"Each package is named with its version and its licence. Where several come under the same text, it stands once, behind the last of them.",
	browser: "In your browser",
	server: "On our servers",
	noNotice: "This licence asks for no notice.",
} as const;
