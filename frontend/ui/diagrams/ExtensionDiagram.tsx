export function ExtensionDiagram(_: {
	id?: string;
	model?: string;
	integration?: string;
}) {
	return null;
}
