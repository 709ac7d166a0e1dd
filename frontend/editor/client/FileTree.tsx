import { Fragment, useEffect, useState } from "react";
import type { ListedFile, SiteInfo } from "#frontend/editor/messages.ts";
import { labelOf } from "./labels.ts";

/** The folders of copy/ in the order of the list, with their names there. */
const groups: [prefix: string, title: string][] = [
	["site.ts", "Company"],
	["pages/", "Pages"],
	["company/", "Pages about the company"],
	["lists/", "Lists"],
	["services/", "Services"],
	["products/", "Products"],
	["extensions/", "Extensions"],
	["jobs/", "Positions"],
	["interface/", "Buttons and labels"],
];

/** Lists all files by folder, or those that contain the words in the search field. */
export function FileTree({
	site,
	current,
	unsaved,
	onNew,
}: {
	site: SiteInfo;
	current: string;
	/** Files with unsaved changes. */
	unsaved: string[];
	onNew: () => void;
}) {
	const [words, setWords] = useState("");
	// biome-ignore lint/correctness/useExhaustiveDependencies: the open file is the one marked aria-current
	useEffect(() => {
		const link = document.querySelector(".tree [aria-current]");
		const list = link?.closest(".tree-list");
		if (!link || !list) return;
		// Not scrollIntoView, after which the next Tab would continue from that element.
		const { top, bottom } = link.getBoundingClientRect();
		const box = list.getBoundingClientRect();
		list.scrollTop +=
			Math.min(top - box.top, 0) + Math.max(bottom - box.bottom, 0);
	}, [current]);
	const wanted = words.trim().toLowerCase();
	const files = [...site.files, ...newFiles(site, unsaved)];
	const found = files.filter(({ file, title, text }) =>
		`${file} ${title} ${text}`.toLowerCase().includes(wanted),
	);
	const renderFile = ({ file, title }: Listed) => (
		<li key={file}>
			<a href={`#${file}`} aria-current={file === current ? "page" : undefined}>
				{title}
				{unsaved.includes(file) && (
					<span className="dot">
						<span className="visually-hidden">, not saved</span>
					</span>
				)}
			</a>
		</li>
	);
	return (
		<nav className="tree" aria-label="Files">
			<div className="tree-head">
				<button type="button" className="main" onClick={onNew}>
					New …
				</button>
				<input
					type="search"
					aria-label="Search all words"
					placeholder="Search all words"
					value={words}
					autoComplete="off"
					onChange={(event) => setWords(event.target.value)}
				/>
				<p className="visually-hidden" role="status">
					{wanted && `${found.length} files found`}
				</p>
			</div>
			<div className="tree-list">
				{found.length === 0 && <p className="help">No file contains this.</p>}
				{groups.map(([prefix, title]) => {
					const files = found.filter(({ file }) => file.startsWith(prefix));
					if (files.length === 0) return null;
					return (
						<section key={prefix} aria-label={title}>
							<h2>{title}</h2>
							{[...new Set(files.map(folderOf))].map((folder) => (
								<Fragment key={folder}>
									{folder && <h3>{folder}</h3>}
									<ul>
										{files
											.filter((one) => folderOf(one) === folder)
											.map(renderFile)}
									</ul>
								</Fragment>
							))}
						</section>
					);
				})}
			</div>
		</nav>
	);
}

type Listed = Pick<ListedFile, "file" | "title" | "category">;

/** Returns the files that were begun and have not been saved yet: the server knows nothing of them. */
function newFiles(site: SiteInfo, unsaved: string[]) {
	return unsaved
		.filter((file) => !site.files.some((listed) => listed.file === file))
		.map((file) => {
			const name = file.replace(/^.*\/|\.\w+$/g, "").replaceAll("-", "_");
			const category = site.categories.find(({ id }) =>
				file.startsWith(`services/${id}/`),
			);
			return {
				...{ file, title: `${labelOf(name)} (new)`, text: "" },
				...(category && { category: category.label }),
			};
		});
}

/** Returns a service's category; other files are not grouped within their folder. */
function folderOf({ file, category }: Listed): string {
	const parts = file.split("/");
	return parts.length > 2 ? (category ?? parts[1] ?? "") : "";
}
