import type { ShownProblem } from "../messages.ts";

/**
 * Every problem as the line that npm run check:content prints; a click leads to its field, or to the
 * file that it is in.
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
							{problem.line}
						</a>
					) : (
						<a href={`#${problem.file}`}>{problem.line}</a>
					)}
				</li>
			))}
		</ol>
	);
}

/** Goes to the field, or to the nearest around it that is there. */
function focusField(path: string[]): void {
	for (let length = path.length; length > 0; length--) {
		const id = ["root", ...path.slice(0, length)].join("_");
		const field = document.getElementById(id);
		if (!field) continue;
		field.scrollIntoView({ block: "center" });
		field.focus();
		return;
	}
}
