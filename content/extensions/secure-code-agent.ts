import type { Extension } from "#content/schema/product.ts";

export default {
	id: "secure-code-agent",
	order: 4,
	name: "Secure Code Agent",
	icon: "shield-check",
	meta: {
		title: "Secure Code Agent: triage and tested fixes",
		description:
			"Merge SAST, SCA, DAST and secrets findings, rank them by exposure and receive tested pull requests that your engineers review.",
	},
	shortDescription:
		"Merges scanner findings and opens tested fixes for engineers to review",
	description:
		"Scanners report more than a team can read, and much of it is duplicated or lies in code that never runs. Secure Code Agent gathers results from static, dependency, dynamic and secrets scanners, merges those with one cause and sorts what remains by exposure: whether the code can be reached, whether the service faces the internet and whether an exploit is known. Where a repair is well understood it prepares a patch, adds a regression test, waits for the build and a second scan, and opens a pull request that explains itself. Its account cannot merge; a code owner does that. Source code can stay on your network if you pair the agent with a locally hosted model. Two figures tell you whether it earns its place: days from detection to merged fix, and the share of its patches that reviewers reject.",
	screenshot: "/share/products/flowforge/extensions/secure-code-agent.png",
	picture: {
		drawing: "secure-code-agent",
		text: "A flaw in a line of code becomes a branch beside the trunk, is mended and checked there, and grows back in.",
	},
	features: [
		"Vulnerability detection with one entry per cause, merged from SARIF and native scanner reports",
		"Triage notes that state whether an issue is reachable, with the call path attached when it is",
		"Dependency upgrades to the lowest fixed version that passes your test suite",
		"Secrets scanning over the full commit history, followed by a rotation task for each credential's owner",
		"Automated remediation as small pull requests, confined to the files in scope",
		"Suppressions that need a reason, an approver and an expiry date",
	],
	benefits: [
		"Developers see one ordered list in the tool where they already review code",
		"A leaked credential is closed when it has been revoked; deleting the line does not count",
		"Security leads can read the age of open findings by severity and service against agreed deadlines",
		"A rejected patch keeps the reviewer's reason, and that kind of fix is held back until its rule is corrected",
		"Scan results, approvals and the bill of materials are filed with the build they describe",
	],
	useCases: [
		{
			title: "A critical advisory on a Friday",
			description:
				"The agent searches stored bills of materials for the named package and lists the services that carry it, marking those that call the vulnerable function. Upgrade branches are raised in order of internet exposure. Engineers on call review each one and deploy through the usual pipeline.",
		},
		{
			title: "A key committed by mistake",
			description:
				"Where the commit hook is installed, the key is stopped on the developer's machine. Once pushed, its owner receives a rotation task with the places that use it, and logs are searched for use since exposure. Security closes the record once the old key is refused.",
		},
		{
			title: "An inherited backlog",
			description:
				"Thousands of old findings are reduced to distinct causes and sampled with the application's owner to test the ranking. Causes that one change can fix come first. The open count is charted weekly, split into fixed, accepted and false.",
		},
		{
			title: "A release gate with evidence",
			description:
				"Before production, the agent checks that required scans ran on the exact commit and that no finding above the agreed severity lacks a decision. It posts pass or fail with links. An exception takes a named approver and expires.",
		},
	],
	extensionContent: [
		{
			category_id: "code-analysis",
			category_name: "SAST and SCA",
			category_icon: "scan-search",
			category_datasources: [
				{
					datasource_name: "Semgrep",
					datasource_description:
						"Rule matches with file, line and data-flow trace, for each branch scanned.",
					datasource_icon: "regex",
				},
				{
					datasource_name: "CodeQL",
					datasource_description:
						"SARIF results and the source-to-sink paths behind them.",
					datasource_icon: "file-code",
				},
				{
					datasource_name: "SonarQube",
					datasource_description:
						"Security hotspots, their review status and quality gate outcomes.",
					datasource_icon: "gauge",
				},
				{
					datasource_name: "Trivy",
					datasource_description:
						"Known vulnerabilities in packages, container images and infrastructure files.",
					datasource_icon: "container",
				},
				{
					datasource_name: "CycloneDX SBOMs",
					datasource_description:
						"Components and versions in each build, kept so that later advisories can be matched.",
					datasource_icon: "list-tree",
				},
			],
		},
		{
			category_id: "dast",
			category_name: "DAST",
			category_icon: "crosshair",
			category_datasources: [
				{
					datasource_name: "ZAP",
					datasource_description:
						"Alerts from passive and active scans, with the request and response as proof.",
					datasource_icon: "zap",
				},
				{
					datasource_name: "Nuclei",
					datasource_description:
						"Template matches against the hosts that you have put in scope.",
					datasource_icon: "radar",
				},
				{
					datasource_name: "OpenAPI descriptions",
					datasource_description:
						"Declared endpoints and parameters, compared with those the scanners exercised.",
					datasource_icon: "braces",
				},
			],
		},
		{
			category_id: "ci-cd",
			category_name: "Repositories and CI/CD",
			category_icon: "git-pull-request",
			category_datasources: [
				{
					datasource_name: "GitHub",
					datasource_description:
						"Diffs, code owners, branch rules and workflow results.",
					datasource_icon: "git-branch",
				},
				{
					datasource_name: "GitLab",
					datasource_description:
						"Merge requests, pipeline stages and security report artefacts.",
					datasource_icon: "git-merge",
				},
				{
					datasource_name: "Jenkins",
					datasource_description:
						"Build and test outcomes by commit, which decide if a patch may be proposed.",
					datasource_icon: "hammer",
				},
				{
					datasource_name: "Azure Pipelines",
					datasource_description:
						"Run results, environments and the approvals attached to a release.",
					datasource_icon: "rocket",
				},
			],
		},
		{
			category_id: "secrets",
			category_name: "Secrets",
			category_icon: "key-round",
			category_datasources: [
				{
					datasource_name: "Gitleaks",
					datasource_description:
						"Possible credentials in commits, with the value masked before storage.",
					datasource_icon: "git-commit-horizontal",
				},
				{
					datasource_name: "HashiCorp Vault",
					datasource_description:
						"Secret paths, age and lease data. Secret values are not read.",
					datasource_icon: "vault",
				},
				{
					datasource_name: "AWS Secrets Manager",
					datasource_description:
						"Rotation settings and dates of last use, to find credentials that nobody rotates.",
					datasource_icon: "rotate-ccw-key",
				},
			],
		},
		{
			category_id: "logging",
			category_name: "Logging and threat data",
			category_icon: "scroll-text",
			category_datasources: [
				{
					datasource_name: "Splunk",
					datasource_description:
						"Saved searches for use of an exposed credential or a vulnerable endpoint.",
					datasource_icon: "file-search",
				},
				{
					datasource_name: "OpenTelemetry traces",
					datasource_description:
						"Which services and routes ran in production, as evidence of reach.",
					datasource_icon: "activity",
				},
				{
					datasource_name: "OSV database",
					datasource_description:
						"Affected version ranges and fixed releases for open-source packages.",
					datasource_icon: "bug",
				},
				{
					datasource_name: "CISA KEV catalogue",
					datasource_description:
						"Vulnerabilities with known exploitation, which move up the list.",
					datasource_icon: "siren",
				},
			],
		},
	],
} satisfies Extension;
