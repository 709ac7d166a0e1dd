import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { site } from "#content/site.ts";
import { Api } from "#infra/constructs/api.ts";
import { Data } from "#infra/constructs/data.ts";
import { apexOf, hostNames, zoneOf } from "#infra/constructs/domain-names.ts";
import { DomainRecords } from "#infra/constructs/domain-records.ts";
import { EdgeSecurity } from "#infra/constructs/edge-security.ts";
import { Functions } from "#infra/constructs/functions.ts";
import { Mail } from "#infra/constructs/mail.ts";
import { OperatorOutputs } from "#infra/constructs/operator-outputs.ts";
import { OriginSecret } from "#infra/constructs/origin-secret.ts";
import { StaticSite } from "#infra/constructs/static-site.ts";
import type { InlineHashes } from "#infra/edge/inline-hashes.ts";
import { alarmTopic } from "#infra/monitoring/alarm-topic.ts";
import { EdgeMonitoring } from "#infra/monitoring/edge-monitoring.ts";
import { GradualDeployment } from "#infra/monitoring/gradual-deployment.ts";
import { Monitoring } from "#infra/monitoring/monitoring.ts";
import { Publication } from "#infra/publish/publication.ts";
import { sendsFrom } from "#infra/sender-domain.ts";
import type { StageConfig } from "./stage-schema.ts";

export type SiteStackProps = StackProps & {
	readonly stage: StageConfig;
	/** The built site, dist/. */
	readonly siteFolder: string;
	/** Hashes of the pages that are live now. */
	readonly previousHashes?: InlineHashes | undefined;
	/** The bundled functions, build/functions. */
	readonly functionsFolder: string;
	/** Nothing of the stage is deployed yet. */
	readonly isFirstDeployment: boolean;
	/** The stack is in us-east-1 itself, so CloudFront's certificate, firewall and alarms live here. */
	readonly isAtEdge: boolean;
	/** CloudFront's certificate and firewall, if they are in another stack. */
	readonly edgeSecurity?: EdgeSecurity | undefined;
};

/** One whole site: pages, APIs, tables, mail and alarms. */
export class SiteStack extends Stack {
	readonly distributionId: string;

	constructor(scope: Construct, id: string, props: SiteStackProps) {
		super(scope, id, props);
		const { stage } = props;
		const { domain } = stage;
		const zone = domain && zoneOf(this, domain);
		const alarms = alarmTopic(this, "Alarms", stage.alarmAddress);

		const data = new Data(this, "Data", {
			isProtected: stage.protected,
			isFirstDeployment: props.isFirstDeployment,
			standbyRegion: stage.standbyRegion,
		});
		const mail = new Mail(this, "Mail", {
			settings: stage.mail,
			events: alarms,
			zone: sendsFrom(domain, stage.mail.from) ? zone : undefined,
			dmarcReports: stage.alarmAddress,
		});
		const originSecret = new OriginSecret(
			this,
			"OriginSecret",
			stage.originSecret,
		);
		const functions = new Functions(this, "Functions", {
			defaults: {
				functionsFolder: props.functionsFolder,
				logDays: stage.logDays,
				tracing: stage.tracing ?? false,
			},
			data,
			mail,
			originSecret,
			siteOrigin: domain ? `https://${domain.name}` : site.origin,
			rateLimitKey: stage.rateLimitKey ?? 1,
			isContactGradual: stage.gradualContact ?? false,
			reservedConcurrency: stage.reservedConcurrency,
		});
		const api = new Api(this, "Api", {
			functions,
			throttle: stage.throttle,
			logDays: stage.logDays,
		});
		const apex = domain && apexOf(domain);
		const names = hostNames(stage);
		const edgeSecurity = props.isAtEdge
			? new EdgeSecurity(this, "Front", stage)
			: props.edgeSecurity;
		const staticSite = new StaticSite(this, "StaticSite", {
			siteFolder: props.siteFolder,
			previousHashes: props.previousHashes,
			isHiddenFromSearch: stage.hiddenFromSearch ?? false,
			apiHostName: api.hostName,
			originSecret: originSecret.sent,
			webAclArn: edgeSecurity?.webAclArn,
			domain: edgeSecurity?.certificate && {
				names,
				apex,
				certificate: edgeSecurity.certificate,
			},
		});
		this.distributionId = staticSite.distribution.distributionId;
		// During a change of the secret, the API must accept the new one before CloudFront sends it.
		staticSite.distribution.node.addDependency(functions);
		new Publication(this, "Publication", {
			siteFolder: props.siteFolder,
			buckets: staticSite.buckets,
			distribution: staticSite.distribution,
			logDays: stage.logDays,
		});
		if (zone && names.length > 0) {
			new DomainRecords(this, "DomainRecords", {
				zone,
				names,
				distribution: staticSite.distribution,
			});
		}
		new Monitoring(this, "Monitoring", {
			topic: alarms,
			functions,
			api,
			data,
			distribution: staticSite.distribution,
		});
		if (functions.liveContact) {
			new GradualDeployment(this, "Gradual", {
				topic: alarms,
				alias: functions.liveContact,
			});
		}
		if (props.isAtEdge) {
			new EdgeMonitoring(this, "EdgeWatch", {
				topic: alarms,
				stage,
				distributionId: this.distributionId,
				certificate: edgeSecurity?.certificate,
			});
		}
		const cloudFrontName = staticSite.distribution.distributionDomainName;
		new OperatorOutputs(this, "Outputs", {
			siteUrl: `https://${names[0] ?? cloudFrontName}`,
			cloudFrontName,
			distributionId: this.distributionId,
			isProtected: stage.protected,
			data,
			functions,
			api,
		});
	}
}
