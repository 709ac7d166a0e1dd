import { useRef, useState } from "react";
import { slugify } from "#content/slug.ts";
import { IconButton } from "./IconButton.tsx";
import { MoveDialog, type MoveProps } from "./MoveDialog.tsx";
import { adviceOn } from "./NewDialog.tsx";

/** Buttons that rename or delete a file after asking, or say what refers to it and prevents that. */
export function MoveButtons(props: MoveProps) {
	const rename = useRef<HTMLDialogElement>(null);
	const remove = useRef<HTMLDialogElement>(null);
	const { title, file } = props.opened;
	const [, folder = "", base = "", ending = ""] =
		/^(.*\/)(.*)(\.\w+)$/.exec(file) ?? [];
	const [name, setName] = useState(base);
	const slug = slugify(name);
	return (
		<>
			<IconButton
				icon="file-pen-line"
				label="Rename …"
				aria-haspopup="dialog"
				onClick={() => rename.current?.showModal()}
			/>
			<IconButton
				icon="trash-2"
				label="Delete …"
				aria-haspopup="dialog"
				onClick={() => remove.current?.showModal()}
			/>
			<MoveDialog
				{...props}
				dialog={rename}
				question={`Rename ${title}?`}
				label="Rename"
				to={`${folder}${slug}${ending}`}
				isReady={slug !== "" && slug !== base}
			>
				<p className="help" id="rename-help">
					This changes the page's address. Links to it on this site are updated;
					links on other sites and bookmarks are not.
				</p>
				<div className="field">
					<label htmlFor="rename-name">New name</label>
					<input
						id="rename-name"
						type="text"
						value={name}
						required
						autoComplete="off"
						aria-describedby="rename-help rename-file"
						onChange={(event) => setName(event.target.value)}
					/>
					<p className="help" id="rename-file" role="status">
						{slug ? `content/copy/${folder}${slug}${ending}` : adviceOn(name)}
					</p>
				</div>
			</MoveDialog>
			<MoveDialog
				{...props}
				dialog={remove}
				question={`Delete ${title}?`}
				label="Delete"
				to={null}
				isReady
			>
				<p className="help">
					This deletes content/copy/{file} and its page {props.opened.page}.
				</p>
			</MoveDialog>
		</>
	);
}
