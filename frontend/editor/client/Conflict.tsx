import { type RefObject, useId } from "react";
import type { OpenedFile } from "#frontend/editor/messages.ts";
import { Changes } from "./Changes.tsx";
import { placeName } from "./labels.ts";
import { focusField } from "./ProblemList.tsx";
import type { Work } from "./use-file.ts";

/** What another program did to the file while it was edited, and the choices that leaves. */
export function Conflict({
	work,
	opened,
	text,
	banner,
	onChosen,
}: {
	work: Work;
	opened: OpenedFile;
	/** What saving the author's words would write; undefined until checked. */
	text: string | undefined;
	banner: RefObject<HTMLElement | null>;
	onChosen: () => void;
}) {
	const titleId = useId();
	const choose = (act: () => void) => () => {
		act();
		// The pressed button disappears.
		onChosen();
	};
	const isDeleted = opened.version === null;
	return (
		<section
			className="conflict"
			ref={banner}
			tabIndex={-1}
			aria-labelledby={titleId}
		>
			<h2 id={titleId}>
				This file was {isDeleted ? "deleted" : "changed"} by another program
			</h2>
			{work.isMergeable ? (
				<BothChanged work={work} />
			) : (
				<p>
					{isDeleted
						? "Your words are still here, and can be written to a new file."
						: "It has problems as it is now, so that your words cannot be combined with it. If you keep yours, they replace all of it."}
				</p>
			)}
			<div>
				<button type="button" className="small" onClick={choose(work.keep)}>
					Keep my words
				</button>
				<button
					type="button"
					className="small"
					onClick={choose(work.isMergeable ? work.yieldTo : work.discard)}
				>
					{work.isMergeable
						? "Use the file’s words"
						: isDeleted
							? "Discard my words"
							: "Use the file as it is"}
				</button>
			</div>
			{!isDeleted && text !== undefined && (
				<>
					<p>If you keep your words, saving changes this in the file:</p>
					<Changes before={opened.text} after={text} />
				</>
			)}
		</section>
	);
}

function BothChanged({ work }: { work: Work }) {
	return (
		<>
			<p>
				Your changes are not saved yet. You and the other program both changed:
			</p>
			<ul>
				{work.conflicts.map((conflict) => {
					const { path, mine } = conflict;
					const name = placeName(work.value, conflict);
					return (
						<li key={path.join("_")}>
							{mine === undefined || path.length === 0 ? (
								name
							) : (
								<a
									href={`#root_${path.join("_")}`}
									onClick={(event) => {
										event.preventDefault();
										focusField(path.map(String));
									}}
								>
									{name}
								</a>
							)}
						</li>
					);
				})}
			</ul>
			<p>
				Please choose whose words to save there. All other changes are kept, on
				both sides.
			</p>
		</>
	);
}
