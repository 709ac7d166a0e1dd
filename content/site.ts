/**
 * The one file that makes the site yours: name, address, contact facts, links.
 * See content/README.md.
 */
export const site = {
	name: "Mallee",
	/**
	 * In names of stacks, in tags, in the user agent of the feeds; "": made from the name. A stack
	 * of another name is another stack, with empty tables: when a company whose site is live
	 * changes its name, this stays what it was, for example "Mallee".
	 */
	id: "",
	tagLine: "Many stems. One root.",
	/** Address of the live site, without a slash at its end. */
	origin: "https://www.mallee.example",
	/** One sentence for search engines; {site.name} stands for the name. */
	description:
		"{site.name} is an Australian technology consultancy for AI, cloud, cyber security and digital engineering, and the maker of FlowForge.",
	email: "hello@mallee.example",
	/** Who takes reports of security faults; empty: `email`. */
	securityEmail: "security@mallee.example",
	/**
	 * Address of the OpenPGP key for such reports, with https://; its file may stand in
	 * frontend/public/.well-known/. Empty: nothing is said of one.
	 */
	securityKey: "",
	/** Who answers journalists; empty: `email`, and no page names a press contact. */
	pressEmail: "press@mallee.example",
	/**
	 * Who looks after the running site: alarms and the budget write there. Another mailbox
	 * than `email`, since an alarm about a mailbox that is full must not be mailed to it.
	 */
	operationsEmail: "operations@mallee.example",
	phoneNumber: "+61 2 5550 0100",
	/**
	 * Where customers' support is really staffed at any hour, and where whoever is under attack
	 * calls; "": there is none, and the site says so.
	 */
	supportPhoneNumber: "+61 2 5550 0124",
	supportEmail: "support@mallee.example",
	streetAddress: "",
	suburbAddress: "Sydney NSW 2000, Australia",
	businessHours: "09:00 - 18:00 (GMT +10:00)",
	/** Australian Business Number, for the search's answer on it; empty: the answer says where to ask. */
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
	 * Public cross-origin proxy that a feed is asked through first; the feed's encoded
	 * address is put behind it. Empty: only our own relay is asked.
	 */
	feedProxy: "https://api.allorigins.win/raw?url=",
};
