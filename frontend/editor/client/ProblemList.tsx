import type { ShownProblem } from "../messages.ts";

/**
 * Every problem as npm run check:content prints it, with its place where that is another file; a
 * click leads to its field.
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
					{problem.file === file ? (
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

/** Of a field in another file. */
function addressOf({ file, path }: ShownProblem): string {
	return `#${file}${path.length > 0 ? `?${path.join("_")}` : ""}`;
}

/** The file is the one that is open, and its lines are seen under Changes. */
function withoutPlace(line: string): string {
	return line.slice(line.indexOf(" ") + 1);
}

/** Goes to the field, or to the nearest around it that is there. */
export function focusField(path: string[]): void {
	for (let length = path.length; length > 0; length--) {
		const id = ["root", ...path.slice(0, length)].join("_");
		const field = document.getElementById(id);
		if (!field) continue;
		field.scrollIntoView({ block: "center" });
		field.focus();
		return;
	}
}
