import { chmodSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { folderOf } from "./fixtures.ts";

/** The AWS CLI's output for one command; text starting with "error: " goes to stderr. */
type Reply = object | string;

/**
 * Replies by the command's beginning; a list's replies are used in order, the last one repeatedly.
 */
export type Replies = Record<string, Reply | Reply[]>;

/**
 * Puts a fake `aws` on the PATH, which prints replies in place of the AWS CLI.
 * @returns the commands run so far
 */
export function fakeAws(replies: Replies): () => string[] {
	const script = `#!${process.execPath}
const { appendFileSync, readFileSync } = require("node:fs");
const command = process.argv.slice(2).join(" ");
appendFileSync(__dirname + "/commands", command + "\\n");
const replies = JSON.parse(readFileSync(__dirname + "/replies.json", "utf8"));
const name = Object.keys(replies).filter((each) => command.startsWith(each)).sort((a, b) => b.length - a.length)[0];
const before = readFileSync(__dirname + "/commands", "utf8").split("\\n").filter((each) => each.startsWith(name)).length;
const all = name === undefined ? ["error: no reply to " + command] : [replies[name]].flat();
const reply = all[Math.min(before, all.length) - 1] ?? all[0];
if (typeof reply === "string" && reply.startsWith("error: ")) {
	console.error("\\n" + reply.slice(7));
	process.exit(254);
}
console.log(typeof reply === "string" ? reply : JSON.stringify(reply));
`;
	const folder = folderOf({
		aws: script,
		commands: "",
		"replies.json": JSON.stringify(replies),
	});
	chmodSync(join(folder, "aws"), 0o755);
	const rest = (process.env.PATH ?? "")
		.split(delimiter)
		.filter((each) => !each.includes("infra-"));
	process.env.PATH = [folder, ...rest].join(delimiter);
	return () =>
		readFileSync(join(folder, "commands"), "utf8").split("\n").filter(Boolean);
}
