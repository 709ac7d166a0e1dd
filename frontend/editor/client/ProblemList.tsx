import type { ShownProblem } from "#frontend/editor/messages.ts";
import { fields } from "./keep-focus.ts";

/**
 * Lists every problem as npm run check:content prints it, with file name and line only for other
 * files; a click goes to its field.
 * @param file the one whose form is shown
 */
export function ProblemList({
	file,
	problems,
}: {
	file: string;
	problems: ShownProblem[];
}) {
	if (problems.length === 0) return null;
	return (
		<details className="problem-list" open={problems.length <= 3}>
			<summary>
				{problems.length === 1 ? "One problem" : `${problems.length} problems`}
			</summary>
			<ProblemLines file={file} problems={problems} />
		</details>
	);
}

export function ProblemLines({
	file,
	problems,
}: {
	file: string;
	problems: ShownProblem[];
}) {
	return (
		<ol>
			{problems.map((problem) => (
				<li key={problem.line}>
					{hasNoField(problem) ? (
						`${problem.line} (please correct this in a text editor)`
					) : problem.file === file ? (
						<a
							href={`#root_${problem.path.join("_")}`}
							onClick={(event) => {
								event.preventDefault();
								focusField(problem.path);
							}}
						>
							{withoutPlace(problem.line)}
						</a>
					) : (
						<a href={addressOf(problem)}>{problem.line}</a>
					)}
				</li>
			))}
		</ol>
	);
}

/** Whether no form shows what the problem is about; its line begins with file and line. */
function hasNoField({ message }: ShownProblem): boolean {
	return message.startsWith("is not a field here");
}

/** Returns the fragment that opens another file at the problem's field. */
function addressOf({ file, path }: ShownProblem): string {
	return `#${file}${path.length > 0 ? `?${path.join("_")}` : ""}`;
}

/** Removes the file name and line: the file is the open one, and its lines are shown under Changes. */
function withoutPlace(line: string): string {
	return line.slice(line.indexOf(" ") + 1);
}

/** Scrolls to and focuses a field, or the nearest group around it that exists. */
export function focusField(path: string[]): void {
	for (let length = path.length; length > 0; length--) {
		const id = ["root", ...path.slice(0, length)].join("_");
		const part = document.querySelector(`#${id}, [data-entry="${id}"]`);
		// Of a group or an entry, the first field.
		const field = part?.querySelector<HTMLElement>(fields) ?? part;
		if (!(field instanceof HTMLElement)) continue;
		field.scrollIntoView({ block: "center" });
		field.focus();
		return;
	}
}
