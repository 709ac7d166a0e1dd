/** A research paper (docs/behaviour.md, "Papers"). All texts are plain, without markup. */
export type Paper = {
	id: string;
	title: string;
	authors: string[];
	summary: string;
	/** ISO 8601 in UTC. */
	published: string;
	/** ISO 8601 in UTC. */
	updated: string;
	link: string;
	/** Category terms as the service writes them, for example "cs.AI". */
	categories: string[];
};
