import { expect, it } from "vitest";
import { platformPath, routes } from "#content/routes.ts";
import { pageMetadata } from "#frontend/build/page-metadata.ts";

it.each<[path: string, parts: string[]]>([
	[
		routes.home,
		[
			"content/copy/lists/categories.yaml",
			"content/copy/extensions/",
			"content/copy/services/",
		],
	],
	[platformPath, ["content/copy/extensions/"]],
	[routes.careers, ["content/copy/jobs/"]],
	[routes.advisories, ["content/copy/lists/advisories.yaml"]],
])("%s changes with the files whose copy its cards show", (path, parts) => {
	const page = pageMetadata.find((each) => each.path === path);
	expect(page?.files).toEqual(expect.arrayContaining(parts));
});
