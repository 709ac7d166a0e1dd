import { site } from "#content/site.ts";
import { parseStage } from "#infra/stacks/parse-stage.ts";
import type { StageConfig, StageSettings } from "#infra/stacks/stage-schema.ts";

/**
 * The stages. stage-schema.ts documents each field. There is no account number here: a stage is
 * deployed to the account of whatever credentials are used.
 * To go live under your own name, give prod a domain, and its mail a sender of its own in that zone:
 *   domain: { name: "www.example.com", hostedZoneName: "example.com", hostedZoneId: "Z…" }
 *   mail: { from: "website@example.com", to: site.email, identity: "create" }
 * and set `site.origin` in content/site.ts to the same host.
 */
const stages: Record<string, StageSettings> = {
	dev: {
		// CloudFront reports its metrics in this region, so the stage fits into one stack.
		region: "us-east-1",
		// Sender and recipient are the same, so a new SES account has only one address to confirm.
		mail: { from: site.email, to: site.email, identity: "create" },
		protected: false,
		hiddenFromSearch: true,
		logDays: 7,
		throttle: {
			contact: { requestsPerSecond: 4, burst: 8 },
			feeds: { requestsPerSecond: 6, burst: 12 },
		},
		originSecret: { current: 1 },
	},
	prod: {
		region: "ap-southeast-2",
		// Without a zone SES mails a link to the sender before it sends, so this must be a mailbox; see above.
		mail: { from: site.email, to: site.email, identity: "create" },
		alarmAddress: site.operationsEmail,
		protected: true,
		logDays: 90,
		throttle: {
			contact: { requestsPerSecond: 10, burst: 10 },
			feeds: { requestsPerSecond: 40, burst: 40 },
		},
		reservedConcurrency: { contact: 10, feeds: 40 },
		budgetUsd: 50,
		originSecret: { current: 1 },
	},
};

/**
 * Returns a stage by name. `preview-<anything>` is a copy of dev in the same account; `<stage>-standby`
 * is a copy of any stage in its standbyRegion. Tests pass other stages.
 */
export function stageConfig(
	name: string,
	among: Record<string, StageSettings> = stages,
): StageConfig {
	const stage = parseStage(name, settingsOf(name, among));
	if (name.endsWith(standbySuffix)) return inStandbyRegion(stage);
	return name.startsWith(previewPrefix) ? inSameAccount(stage) : stage;
}

const previewPrefix = "preview-";
const standbySuffix = "-standby";

/**
 * Returns the names of the stages that are copies of a stage and share its bootstrap; `*` matches
 * anything.
 * @param standbyRegion the stage's, without which it has no standby
 */
export function copiesOf(name: string, standbyRegion?: string): string[] {
	return [
		...(name === "dev" ? [`${previewPrefix}*`] : []),
		...(standbyRegion ? [`${name}${standbySuffix}`] : []),
	];
}

/** Returns the name of the stage whose copy a stage is; of any other stage, its own name. */
export function originalOf(name: string): string {
	const original = name.endsWith(standbySuffix)
		? name.slice(0, -standbySuffix.length)
		: name;
	return original.startsWith(previewPrefix) ? "dev" : original;
}

function settingsOf(
	name: string,
	among: Record<string, StageSettings>,
): StageSettings {
	const settings = among[originalOf(name)];
	if (settings) return settings;
	throw new Error(
		`Stage "${name}" is not in infra/config.ts: use ${Object.keys(among).join(", ")} or ${previewPrefix}<name>`,
	);
}

// dev owns what can exist only once per account.
function inSameAccount({
	domain: _domain,
	github: _github,
	...stage
}: StageConfig): StageConfig {
	return { ...stage, mail: { ...stage.mail, identity: "existing" } };
}

// What can exist only once per account exists already, or is moved by hand: domain name, records and
// sender.
export function inStandbyRegion({
	budgetUsd: _budget,
	github: _github,
	standbyRegion,
	...stage
}: StageConfig): StageConfig {
	if (!standbyRegion) {
		throw new Error(
			`Stage "${stage.name}": its original has no standbyRegion in infra/config.ts`,
		);
	}
	const { dmarc: _dmarc, ...mail } = stage.mail;
	return {
		...stage,
		region: standbyRegion,
		isStandby: true,
		mail: { ...mail, identity: "existing" },
	};
}

/** Names of the stages that always exist, for checks that run on each. */
export const stageNames: readonly string[] = Object.keys(stages);
