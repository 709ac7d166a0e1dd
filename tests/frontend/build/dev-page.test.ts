import { createServer } from "vite";
import { expect, test } from "vitest";
import { createDevRenderer } from "#frontend/build/dev-page.ts";
import { searchDocuments } from "#frontend/features/search/build/documents.ts";

test("in development the search has the same documents as in a build", async () => {
	const vite = await createServer({
		appType: "custom",
		logLevel: "error",
		server: { middlewareMode: true, ws: false, watch: null },
	});
	const { render } = createDevRenderer(vite, "no-such-folder");
	const { body, status, type } = await render("/search.json");
	await vite.close();
	expect({ status, type }).toEqual({ status: 200, type: "application/json" });
	expect(JSON.parse(body)).toEqual(
		JSON.parse(JSON.stringify(searchDocuments())),
	);
});
