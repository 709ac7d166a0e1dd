import { extname } from "node:path";
import { contentTypes } from "#infra/edge/content-types.ts";

/** Returns the content type of a file, based on its extension. */
export function contentTypeOf(file: string): string {
	return (
		contentTypes[extname(file).toLowerCase()] ?? "application/octet-stream"
	);
}
