import { extname } from "node:path";
import { contentTypes } from "#infra/edge/content-types.ts";

/** Content type of a file by its name. */
export function contentTypeOf(file: string): string {
	return (
		contentTypes[extname(file).toLowerCase()] ?? "application/octet-stream"
	);
}
