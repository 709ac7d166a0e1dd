import { equal, ok, throws } from "node:assert/strict";
import type { Stage } from "./stage.ts";

export function restoreMessages({ workspace }: Stage): string[] {
	const dynamodb = (...args: string[]) =>
		workspace.run("aws", "dynamodb", ...args);
	const table = "Rehearsed-Messages";
	const put = (id: string, message: string) =>
		dynamodb(
			"put-item",
			...["--table-name", table],
			"--item",
			JSON.stringify({
				...Object.fromEntries(
					["receivedAt", "giveUpAt", "expiresAt", "sentAt"].map((name) => [
						name,
						{ N: name === "expiresAt" ? "9999999999" : "1700000000000" },
					]),
				),
				id: { S: id },
				state: { S: "sent" },
				attempts: { N: "1" },
				category: { S: "General" },
				name: { S: "Ana" },
				email_address: { S: "ana@example.com" },
				message: { S: message },
			}),
		);
	dynamodb(
		"create-table",
		...["--table-name", table, "--billing-mode", "PAY_PER_REQUEST"],
		...["--attribute-definitions", "AttributeName=id,AttributeType=S"],
		...["--key-schema", "AttributeName=id,KeyType=HASH"],
	);
	dynamodb(
		"update-continuous-backups",
		...["--table-name", table],
		"--point-in-time-recovery-specification",
		"PointInTimeRecoveryEnabled=true",
	);
	for (const id of ["WHOLE", "OVERWRITTEN", "LOST"]) put(id, "as it came");
	dynamodb(
		"restore-table-to-point-in-time",
		...[
			"--source-table-name",
			table,
			"--target-table-name",
			"messages-restored",
		],
		"--use-latest-restorable-time",
	);
	put("OVERWRITTEN", "by mistake");
	dynamodb(
		"delete-item",
		...["--table-name", table, "--key", JSON.stringify({ id: { S: "LOST" } })],
	);
	const restore = (...more: string[]) =>
		workspace.run(
			"env",
			`MESSAGES_TABLE=${table}`,
			...["npm", "run", "--silent", "messages", "--", "restore"],
			...["--from", "messages-restored", ...more],
		);
	const counts = "1 missing here, 1 overwritten, 0 newer here, 1 the same.";
	const said = restore("--region", "us-east-1");
	ok(said.includes(counts), said);
	ok(restore("--write").includes(counts));
	ok(restore().includes("0 missing here, 0 overwritten"));
	expectAllRows();
	// Stands for the backup that DynamoDB makes when a table is deleted.
	const backup = JSON.parse(
		dynamodb(
			"create-backup",
			...["--table-name", table, "--backup-name", "as-deleted"],
		),
	);
	dynamodb("delete-table", "--table-name", table);
	throws(
		() =>
			dynamodb(
				"restore-table-to-point-in-time",
				...["--source-table-name", table, "--target-table-name", "another"],
				"--use-latest-restorable-time",
			),
		/SourceTableNotFound/,
	);
	const listed = dynamodb(
		"list-backups",
		...["--backup-type", "SYSTEM", "--table-name", table],
	);
	const { BackupArn } = backup.BackupDetails;
	ok(listed.includes(BackupArn), listed);
	const from = ["--backup-arn", BackupArn, "--target-table-name", table];
	dynamodb("restore-table-from-backup", ...from);
	dynamodb("wait", "table-exists", "--table-name", table);
	expectAllRows();
	dynamodb(
		"update-time-to-live",
		...["--table-name", table, "--time-to-live-specification"],
		"Enabled=true,AttributeName=expiresAt",
	);
	dynamodb(
		"update-continuous-backups",
		...["--table-name", table, "--point-in-time-recovery-specification"],
		"PointInTimeRecoveryEnabled=true,RecoveryPeriodInDays=35",
	);
	dynamodb(
		"update-table",
		...["--table-name", table, "--deletion-protection-enabled"],
	);
	return [];

	function expectAllRows(): void {
		const rows = dynamodb("scan", "--table-name", table);
		equal(rows.split("as it came").length - 1, 3, rows);
	}
}
