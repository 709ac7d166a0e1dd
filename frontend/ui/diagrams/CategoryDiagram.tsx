export function CategoryDiagram(_: {
	id?: string;
	model?: string;
	integration?: string;
}) {
	return null;
}
