export function Spotlight(_: {
	entries: {
		title: string;
		label: string;
		description: string;
		icon: string;
		path: string;
	}[];
}) {
	return null;
}
