export function WorkflowDiagram(_: {
	id?: string;
	model?: string;
	integration?: string;
}) {
	return null;
}
