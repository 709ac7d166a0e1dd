import { describe, expect, it } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import { textOf } from "#content/rules/texts.ts";
import {
	extensions,
	nameOf,
	services,
} from "#tests/content/support/content-files.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { platform } from "#tests/samples.ts";

// The fixed text and lists of docs/behaviour.md, "Services" and "Platform and extensions". An
// editor may add to the lists; these tests are skipped for another company, which has its own text.

const serviceIds = {
	"ai-ml":
		"strategy-governance model-development computer-vision data-safety agent-automation chatbots mlops",
	cloud: "containers cloudsec devsecops migrations finops serverless",
	"cyber-security":
		"cloud-security-governance container-security pentesting incident-response xdr security-awareness-training ssd-review ssd-framework",
	digital:
		"software-development software-architecture iot-embedded-systems ci-cd-optimization application-modernization api-development-integration",
};

describe.runIf(hasOwnWords)("services", () => {
	it.each(Object.entries(serviceIds))(
		"%s lists every promised service in the menu",
		(categoryId, ids) => {
			const listed = services
				.filter(({ where }) => where.startsWith(`services/${categoryId}/`))
				.filter(({ value }) => value.listed)
				.map(nameOf);
			expect(listed).toEqual(expect.arrayContaining(ids.split(" ")));
		},
	);

	it("containersec is a cloud service that no menu lists", () => {
		const file = services.find(
			({ where }) => where === "services/cloud/containersec",
		);
		expect(file?.value.listed).toBe(false);
	});

	it("each of six on clouds and containers names another of them as similar", () => {
		const six = [
			"cloud/containers",
			"cloud/cloudsec",
			"cloud/containersec",
			"cloud/devsecops",
			"cyber-security/cloud-security-governance",
			"cyber-security/container-security",
		];
		const without = six.filter((id) => {
			const file = services.find(({ where }) => where === `services/${id}`);
			return !file?.value.siblings?.some(
				(other) => other.id !== id && six.includes(other.id),
			);
		});
		expect(without).toEqual([]);
	});

	it("the four categories have their titles", () => {
		const titles = Object.fromEntries(
			categories.map(({ id, title }) => [id, title]),
		);
		expect(titles).toMatchObject({
			"ai-ml": "AI & Machine Learning Solutions",
			cloud: "Cloud Solutions",
			"cyber-security": "Cyber Security Solutions",
			digital: "Digital Engineering Solutions",
		});
	});

	it("every call to action leads to the contact page", () => {
		const others = services
			.filter(
				({ value }) =>
					value.callToAction &&
					!value.callToAction.buttonLink.startsWith("/company/contact"),
			)
			.map(({ where }) => where);
		expect(others).toEqual([]);
	});
});

describe.runIf(hasOwnWords)("platform", () => {
	it("the platform has its six extensions", () => {
		expect(extensions.map(nameOf)).toEqual(
			expect.arrayContaining([
				"data-miner",
				"estimation-insights",
				"process-optimiser",
				"secure-code-agent",
				"construct-iq",
				"construct-ops-iq",
			]),
		);
	});

	it("the platform has the features ai-powered, deployment and integrations", () => {
		expect(platform.productFeatures.map(({ id }) => id)).toEqual(
			expect.arrayContaining(["ai-powered", "deployment", "integrations"]),
		);
	});

	it.each([
		/800/,
		/70B/,
		/8GB/,
		/VMware/,
		/Rancher/,
		/K3S/,
		/air-gapped/i,
		/Python/,
		/TypeScript/,
		/webhooks/i,
		/REST API/,
		/drag-and-drop/i,
		/24\/7/,
		/queu/,
		/quanti[sz]ed/i,
	])("the platform page makes the claim %s", (claim) => {
		expect(textOf(platform)).toMatch(claim);
	});
});
