import { useState } from "react";
import { Pictogram } from "./Pictogram.tsx";

/** The file's page, which follows each word that is right, saved or not. */
export function Preview({ page }: { page: string }) {
	// Loads the page anew, where it stands as it was.
	const [round, setRound] = useState(0);
	// Not before its styles, which come with its scripts while developing.
	const [loaded, setLoaded] = useState("");
	const shown = `${page} ${round}`;
	return (
		<>
			<div className="preview-head">
				<span>{page}</span>
				<button
					type="button"
					className="plain"
					aria-label="Load the page again"
					title="Load the page again"
					onClick={() => setRound(round + 1)}
				>
					<Pictogram name="rotate-cw" />
				</button>
				<a
					className="plain"
					href={page}
					target="_blank"
					rel="noreferrer"
					aria-label="Open the page in a tab of its own"
					title="Open the page in a tab of its own"
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
