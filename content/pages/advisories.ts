import type { AdvisoriesContent } from "#content/schema/page.ts";

export default {
	meta: {
		title: "FlowForge security advisories",
		description:
			"Security advisories for FlowForge: identifier, severity, status and affected versions, with cause, effect and what operators should do.",
	},
	heading: "Security Advisories",
	intro:
		"Faults found in FlowForge, by us or reported to us, with the versions that they affect. We publish an advisory once operators have something they can do: a fixed release, or steps that limit the risk until there is one.",
	advisories: [
		{
			id: "MSEC-2024-003",
			title: "Masked fields readable in exported run history",
			severity: "Medium",
			status: "Open",
			description:
				"Fields marked as masked are hidden in the run history on screen but written in full when a user exports that history as CSV. Anyone who may export runs of a workspace can therefore read them.",
			date: "2024-03-05",
			affectedSystems: [
				"FlowForge Console 3.1.0 to 3.2.1",
				"FlowForge Reporting API 3.1.0 to 3.2.1",
			],
			details: [
				"Cause: the console masks values while it draws the page. The export reads the same records through the Reporting API, which returns them before masking has been applied.",
				"Effect: a user with the Export Runs permission can read masked values of runs in their own workspace. Other workspaces are not exposed, and credentials are not involved, since they are never written to the run history.",
				"What to do: until a fixed release is announced here, remove the Export Runs permission from roles that should not see masked fields. Exports made since version 3.1.0 are listed in the audit log under the event run.export; review where those files were stored.",
			],
		},
		{
			id: "MSEC-2024-002",
			title: "Container steps can read files left by an earlier run",
			severity: "High",
			status: "In Progress",
			description:
				"On a node that runs container steps of several workspaces, the scratch directory of a cancelled step is not cleared before it is used again. A later step on that node can read what the earlier one left there.",
			date: "2024-02-14",
			affectedSystems: [
				"FlowForge Runner 3.0.0 to 3.2.1 on K3S",
				"FlowForge Edge 3.0.0 to 3.2.1",
			],
			details: [
				"Cause: edge and K3S runners keep a pool of scratch directories to save time. A directory is emptied when a step ends normally, but cancellation skipped that routine and returned it to the pool as it was.",
				"Effect: an author who can publish container steps may read temporary files of another workspace that shares the node. The attacker cannot choose whose files appear. Runners on other Kubernetes distributions use a new volume for each step and are not affected.",
				"What to do: set runner.scratch.reuse to false, which costs about a second for each container step, or give each workspace its own nodes. A correction is in testing, and this entry will name the release that contains it.",
			],
		},
		{
			id: "MSEC-2024-001",
			title: "Offline updates accepted with an unverified connector package",
			severity: "Critical",
			status: "Fixed",
			description:
				"The installer for air-gapped sites checked the signature of an update archive but not the digest of each connector package inside it. A package altered after signing could be installed and would run with the rights of the runner.",
			date: "2024-01-23",
			affectedSystems: [
				"FlowForge Offline Installer 2.8.0 to 3.1.2",
				"FlowForge Runner installed from those archives",
			],
			details: [
				"Cause: the signed manifest lists a SHA-256 digest for every package. From version 2.8.0 the installer compared these for container images and model weights but, through a mistake in the list of file types, passed over connector packages.",
				"Effect: someone able to alter the archive between download and installation could place code on the runner. Sites that install over the network are not affected, because packages are verified there one by one.",
				"What to do: upgrade with Offline Installer 3.1.3 or later, which refuses an archive when any digest differs. To check packages that are already installed, run flowforge verify --installed; it compares them with the manifest and lists each mismatch. We know of no case in which this fault was used.",
			],
		},
	],
} satisfies AdvisoriesContent;
