import { afterEach, expect, it, vi } from "vitest";
import { defaultProvider } from "#functions/shared/env-credentials.ts";

afterEach(() => vi.unstubAllEnvs());

function stub(id: string, secret: string, token?: string) {
	vi.stubEnv("AWS_ACCESS_KEY_ID", id);
	vi.stubEnv("AWS_SECRET_ACCESS_KEY", secret);
	vi.stubEnv("AWS_SESSION_TOKEN", token);
}

it("reads the credentials that Lambda sets", async () => {
	stub("id", "secret", "token");
	expect(await defaultProvider()()).toEqual({
		accessKeyId: "id",
		secretAccessKey: "secret",
		sessionToken: "token",
	});
});

it("works without a session token, like the local store", async () => {
	stub("id", "secret");
	expect(await defaultProvider()()).toEqual({
		accessKeyId: "id",
		secretAccessKey: "secret",
	});
});

it.each([
	["", "secret"],
	["id", ""],
])("says which variables are missing: %j, %j", async (id, secret) => {
	stub(id, secret);
	await expect(defaultProvider()()).rejects.toThrow("AWS_ACCESS_KEY_ID");
});
