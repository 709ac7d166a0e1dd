import { type RefObject, useState } from "react";
import { slugify } from "#content/slug.ts";
import type { SiteInfo } from "#frontend/editor/messages.ts";
import { DialogButtons } from "./DialogButtons.tsx";

/** What can be added: a file, or an entry in a list. */
export const kinds = {
	service: { title: "Service", where: "services" },
	category: { title: "Category of services", where: "lists/categories.yaml" },
	product: { title: "Product", where: "products" },
	extension: { title: "Extension", where: "extensions" },
	page: { title: "Page about the company", where: "company" },
	policy: { title: "Policy", where: "pages" },
	job: { title: "Job", where: "jobs" },
	advisory: { title: "Advisory", where: "lists/advisories.yaml" },
	partner: { title: "Partner", where: "lists/partners.yaml" },
} as const;
export type Kind = keyof typeof kinds;

/** Asks what to add and, for a file, its name. */
export function NewDialog({
	dialog,
	site,
	onFile,
	onEntry,
}: {
	dialog: RefObject<HTMLDialogElement | null>;
	site: SiteInfo;
	onFile: (file: string) => void;
	onEntry: (list: string) => void;
}) {
	const [kind, setKind] = useState<Kind>("service");
	const [name, setName] = useState("");
	const [chosen, setChosen] = useState("");
	const category = chosenCategory(site, chosen);
	const { where } = kinds[kind];
	const isFile = !where.endsWith(".yaml");
	const slug = slugify(name);
	const folder = kind === "service" ? `${where}/${category}` : where;
	const file = `${folder}/${slug}.${kind === "policy" ? "md" : "yaml"}`;
	const taken = takenBy(site, kind, file, slug);
	return (
		<dialog ref={dialog} className="new" aria-labelledby="new-title">
			<form
				method="dialog"
				onSubmit={() => {
					if (isFile) onFile(file);
					else onEntry(where);
					setName("");
				}}
			>
				<h2 id="new-title">What would you like to add?</h2>
				<fieldset className="kinds">
					<legend className="visually-hidden">Kind</legend>
					{(Object.keys(kinds) as Kind[]).map((one) => (
						<label key={one}>
							<input
								type="radio"
								name="kind"
								checked={one === kind}
								onChange={() => setKind(one)}
							/>
							{kinds[one].title}
						</label>
					))}
				</fieldset>
				{kind === "service" && (
					<div className="field">
						<label htmlFor="new-category">Category</label>
						<select
							id="new-category"
							value={category}
							onChange={(event) => setChosen(event.target.value)}
						>
							{site.categories.map(({ id, label }) => (
								<option key={id} value={id}>
									{label}
								</option>
							))}
						</select>
					</div>
				)}
				{isFile && (
					<div className="field">
						<label htmlFor="new-name">Name</label>
						<p className="help" id="new-help">
							The page's address is made from this name and stays the same if
							you change the title.
						</p>
						<input
							id="new-name"
							type="text"
							value={name}
							required
							autoComplete="off"
							aria-describedby="new-help new-file"
							onChange={(event) => setName(event.target.value)}
						/>
						<p className="help" id="new-file" role="status">
							{taken ?? (slug ? `content/copy/${file}` : adviceOn(name))}
						</p>
					</div>
				)}
				<DialogButtons
					dialog={dialog}
					label="Begin"
					isReady={!isFile || (slug !== "" && !taken)}
				/>
			</form>
		</dialog>
	);
}

/** Returns the category that the dialog shows: the first if the chosen one does not exist, or no longer. */
export function chosenCategory(
	{ categories }: Pick<SiteInfo, "categories">,
	chosen: string,
): string {
	const found = categories.find(({ id }) => id === chosen) ?? categories[0];
	return found?.id ?? "";
}

/** Says that a name is taken: a service has the name of no other in any category, and of no category. */
export function takenBy(
	{ files, categories }: SiteInfo,
	kind: Kind,
	file: string,
	slug: string,
): string | undefined {
	const isService = kind === "service";
	if (isService && categories.some(({ id }) => id === slug)) {
		return `A category is called ${slug}. Please use another name.`;
	}
	const other = files.find(
		(one) =>
			one.file === file ||
			(isService &&
				one.collection === "services" &&
				one.file.endsWith(`/${slug}.yaml`)),
	);
	return other && `${other.file} already exists.`;
}

/** Says why a name gives no address, as one in another script. */
export function adviceOn(name: string): string {
	return name.trim()
		? "Use at least one letter from A to Z or a digit: the page's address is made from it."
		: "";
}
