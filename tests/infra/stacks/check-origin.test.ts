import { App, Stack } from "aws-cdk-lib";
import { Annotations, Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { checkOrigin } from "#infra/stacks/check-origin.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { appOf, fullStage } from "#tests/infra/fixtures.ts";

const full = fullStage();
const elsewhere = {
	name: "www.example.com",
	hostedZoneName: "example.com",
	hostedZoneId: "Z123",
};

test("a protected stage is not synthesized for a domain that its pages were not built for", () => {
	expect(() => appOf({ ...full, domain: elsewhere })).toThrow(
		'Stage "full" has the domain www.example.com, but content/site.ts says that the site is at https://www.company.example: set site.origin to https://www.example.com',
	);
});

test("any other stage gets a warning", () => {
	const warningsOf = (domain: typeof elsewhere | undefined) => {
		const app = appOf({ ...full, protected: false, domain });
		const stack = app.node.findChild(stackName(full.name)) as Stack;
		return Annotations.fromStack(stack).findWarning(
			"*",
			Match.stringLikeRegexp("site\\.origin"),
		);
	};
	expect(warningsOf(elsewhere)).toHaveLength(1);
	expect(warningsOf(full.domain)).toEqual([]);
	expect(warningsOf(undefined)).toEqual([]);
});

test.each(["http://www.company.example", "https://company.example", ""])(
	"%j is not https://www.company.example",
	(origin) => {
		const scope = new Stack(new App(), "S");
		expect(() => checkOrigin(scope, full, origin)).toThrow("site.origin");
		// A stage without a domain uses CloudFront's own address.
		expect(() =>
			checkOrigin(scope, exampleStage("prod"), origin),
		).not.toThrow();
	},
);

test.each([
	["https://www.company.example", 1],
	["https://www.company.com", 0],
])(
	"a live stage without a domain, whose pages were built for %s, gets %i warnings",
	(origin, count) => {
		const warningsOf = (name: "dev" | "prod") => {
			const scope = new Stack(new App(), "S");
			checkOrigin(scope, exampleStage(name), origin);
			return Annotations.fromStack(scope).findWarning(
				"*",
				Match.stringLikeRegexp("an example that nobody can open"),
			);
		};
		expect(warningsOf("prod")).toHaveLength(count);
		expect(warningsOf("dev")).toEqual([]);
	},
);
