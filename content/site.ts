/**
 * The one file that makes the site yours: name, address, contact details and links. See
 * content/README.md.
 */
export const site = {
	name: "Mallee",
	/**
	 * Used in stack names, in tags and in the feeds' user agent; if empty, it is made from the name.
	 * A stack with another name is a different stack with empty tables: if a company changes its
	 * name once the site is live, set this to the previous value, for example "Mallee".
	 */
	id: "",
	tagLine: "Many stems. One root.",
	/** Address of the live site, without a slash at the end. */
	origin: "https://www.mallee.example",
	/** One sentence for search engines; {site.name} is replaced by the name. */
	description:
		"{site.name} is an Australian technology consultancy for AI, cloud, cyber security and digital engineering, and the maker of FlowForge.",
	email: "hello@mallee.example",
	/** Receives reports of security faults; if empty, `email` does. */
	securityEmail: "security@mallee.example",
	/**
	 * Address of the OpenPGP key for such reports, with https://; the file may be placed in
	 * frontend/public/.well-known/. If empty, no key is mentioned.
	 */
	securityKey: "",
	/** For journalists; if empty, `email` is used and no page names a press contact. */
	pressEmail: "press@mallee.example",
	/**
	 * For those who run the site: alarms and budget notices are sent here. Must be a different
	 * mailbox from `email`, since an alarm about a full mailbox must not be mailed to it.
	 */
	operationsEmail: "operations@mallee.example",
	phoneNumber: "+61 2 5550 0100",
	/**
	 * For customer support that is really staffed at any hour, and for people under attack. If
	 * empty, people under attack are given `phoneNumber` with its hours.
	 */
	supportPhoneNumber: "+61 2 5550 0124",
	supportEmail: "support@mallee.example",
	streetAddress: "",
	suburbAddress: "Sydney NSW 2000, Australia",
	businessHours: "09:00 - 18:00 (GMT +10:00)",
	/** Australian Business Number, for the search's answer about it and in two policies; if empty, neither has it. */
	businessNumber: "",
	/** Shown on the contact page and in the footer. A link with an empty href is not shown. */
	links: [
		{
			label: "Code on GitHub",
			icon: "git-branch",
			href: "https://github.com/mallee-example",
		},
		{
			label: "Company news on LinkedIn",
			icon: "users-round",
			href: "https://www.linkedin.com/company/mallee-example",
		},
		{
			label: "Images on Docker Hub",
			icon: "container",
			href: "https://hub.docker.com/u/malleeexample",
		},
		{
			label: "Models on Hugging Face",
			icon: "brain-circuit",
			href: "https://huggingface.co/mallee-example",
		},
		{
			label: "Team chat on Slack",
			icon: "messages-square",
			href: "https://mallee-example.slack.com",
		},
		{ label: "Social", icon: "at-sign", href: "" },
	],
	/**
	 * Public cross-origin proxy through which a feed is requested first; the feed's encoded address
	 * is appended. Whoever runs it decides what visitors read as news: it can show other articles under the publishers'
	 * names, with links to anywhere (as text only, never a script). If empty (""), only our own relay is asked.
	 */
	feedProxy: "https://api.allorigins.win/raw?url=",
};
