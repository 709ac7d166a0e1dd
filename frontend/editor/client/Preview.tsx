import { useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { Pictogram } from "./Pictogram.tsx";

/** The file's page, which updates with each draft that has no problems, saved or not. */
export function Preview({ page }: { page: string }) {
	// Incremented to reload the page.
	const [round, setRound] = useState(0);
	// Hidden until loaded, because the dev server adds the styles with the scripts.
	const [loaded, setLoaded] = useState("");
	const shown = `${page} ${round}`;
	return (
		<>
			<div className="preview-head">
				<span>{page}</span>
				<IconButton
					icon="rotate-cw"
					label="Reload the page"
					onClick={() => setRound(round + 1)}
				/>
				<a
					className="plain"
					href={page}
					target="_blank"
					rel="noreferrer"
					aria-label="Open the page in a new tab"
					title="Open the page in a new tab"
				>
					<Pictogram name="external-link" />
				</a>
			</div>
			<iframe
				key={shown}
				src={page}
				title="The page"
				data-loading={loaded === shown ? undefined : ""}
				onLoad={() => setLoaded(shown)}
			/>
		</>
	);
}
