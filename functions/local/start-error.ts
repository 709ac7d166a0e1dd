/** The reason why the local site cannot start, in one line for the developer. */
export class StartError extends Error {
	override name = "StartError";
}
