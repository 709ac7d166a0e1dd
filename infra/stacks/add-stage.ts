import {
	type App,
	BOOTSTRAP_QUALIFIER_CONTEXT,
	DefaultStackSynthesizer,
	PermissionsBoundary,
	Stack,
	Tags,
} from "aws-cdk-lib";
import { companyId } from "#content/company-id.ts";
import { site } from "#content/site.ts";
import { boundaryName } from "#infra/bootstrap/boundary.ts";
import { EdgeSecurity } from "#infra/constructs/edge-security.ts";
import type { InlineHashes } from "#infra/edge/inline-hashes.ts";
import { alarmTopic } from "#infra/monitoring/alarm-topic.ts";
import { EdgeMonitoring } from "#infra/monitoring/edge-monitoring.ts";
import { checkOrigin } from "./check-origin.ts";
import { checkPrivacyPolicy } from "./check-privacy-policy.ts";
import { checkSender } from "./check-sender.ts";
import { GitHubStack } from "./github-stack.ts";
import { SiteStack } from "./site-stack.ts";
import { edgeRegion, pipelineSuffix, stackName } from "./stack-name.ts";
import type { StageConfig } from "./stage-schema.ts";

export type Build = {
	/** The built site, dist/. */
	readonly siteFolder: string;
	/** The origin that its pages use. */
	readonly siteOrigin?: string;
	/** The bundled functions, build/functions. */
	readonly functionsFolder: string;
	/** The deployment runs in the pipeline, which may not change its own permissions. */
	readonly isPipeline?: boolean;
};

/** What is known about the stage from the account, if there are credentials to ask with. */
export type Account = {
	readonly id: string;
	/** Nothing of the stage is deployed yet. */
	readonly isFirstDeployment: boolean;
	/** Hashes of the pages that are live now. */
	readonly previousHashes?: InlineHashes | undefined;
};

/**
 * Adds the stacks of one stage. In us-east-1 the site is one stack, which plain `cdk deploy` deploys. In any
 * other region there are up to two more in us-east-1: one deployed before the site, with the certificate and
 * firewall for CloudFront if the stage has either, and one after it, with the alarms on CloudFront's metrics.
 */
export function addStage(
	app: App,
	stage: StageConfig,
	{
		siteFolder,
		siteOrigin = site.origin,
		functionsFolder,
		isPipeline = false,
	}: Build,
	account: Account | undefined,
): void {
	app.node.setContext(BOOTSTRAP_QUALIFIER_CONTEXT, stage.bootstrapQualifier);
	const prefix = stackName(stage.name);
	const isFirstDeployment = account?.isFirstDeployment ?? false;
	const common = (region: string) => ({
		env: { region, ...(account && { account: account.id }) },
		// From `npm run bootstrap`: the roles of this stage can reach this stage only.
		...(stage.bootstrapQualifier && {
			permissionsBoundary: PermissionsBoundary.fromName(boundaryName),
		}),
		crossRegionReferences: true,
		// The CDK's CLI sets it before it creates a stack, and could then not delete what a failed creation
		// leaves; the next deployment switches it on.
		terminationProtection: stage.protected && !isFirstDeployment,
	});
	const isAtEdge = stage.region === edgeRegion;
	const edgeSecurity =
		!isAtEdge && (stage.domain || stage.firewall)
			? new EdgeSecurity(
					new Stack(app, `${prefix}-Edge`, {
						...common(edgeRegion),
						description: `${site.name} ${stage.name}: certificate and firewall of CloudFront`,
					}),
					"Front",
					stage,
				)
			: undefined;
	const siteStack = new SiteStack(app, prefix, {
		...common(stage.region),
		description: `${site.name} ${stage.name}: pages, APIs, tables, mail and alarms`,
		stage,
		siteFolder,
		functionsFolder,
		previousHashes: account?.previousHashes,
		isFirstDeployment,
		isAtEdge,
		edgeSecurity,
	});
	checkOrigin(siteStack, stage, siteOrigin);
	checkSender(siteStack, stage);
	checkPrivacyPolicy(siteStack, stage);
	if (!isAtEdge) {
		const monitoringStack = new Stack(app, `${prefix}-EdgeWatch`, {
			...common(edgeRegion),
			description: `${site.name} ${stage.name}: alarms on CloudFront, certificate and budget`,
		});
		new EdgeMonitoring(monitoringStack, "Watch", {
			topic: alarmTopic(monitoringStack, "Alarms", stage.alarmAddress),
			stage,
			distributionId: siteStack.distributionId,
			certificate: edgeSecurity?.certificate,
		});
	}
	if (stage.github && !isPipeline) {
		const { permissionsBoundary: _, ...unbound } = common(stage.region);
		new GitHubStack(app, prefix + pipelineSuffix, {
			...unbound,
			description: `${site.name} ${stage.name}: lets GitHub Actions deploy`,
			repository: stage.github.repository,
			repositoryId: stage.github.repositoryId,
			branch: stage.github.branch ?? "main",
			qualifier:
				stage.bootstrapQualifier ?? DefaultStackSynthesizer.DEFAULT_QUALIFIER,
			environment: stage.name,
			usesExistingProvider: stage.github.provider === "existing",
			hasPreviews: stage.github.previews ?? false,
			regions: [...new Set([stage.region, edgeRegion])],
		});
	}
	for (const [key, value] of [
		// A tag may not contain "&" or an apostrophe.
		["product", companyId],
		["stage", stage.name],
	] as const) {
		// cfn-lint's schema does not allow tags on dashboards.
		Tags.of(app).add(key, value, {
			excludeResourceTypes: ["AWS::CloudWatch::Dashboard"],
		});
	}
}
