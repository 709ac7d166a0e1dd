import { didYouMean } from "#content/reader/nearest.ts";
import { entriesOf, partsOf, problemAt, type Rule } from "./rule.ts";
import { iconNames } from "./texts.ts";

/** Every icon, drawing and logo exists. */
export const pictures: Rule = ({ files, icons, drawings, publicFiles }) => [
	...files.flatMap((file) =>
		iconNames(file.value)
			.filter(({ text }) => !icons.has(text))
			.map(({ path, text }) =>
				problemAt(
					file,
					path,
					`names the icon ${text}, which https://lucide.dev/icons does not have${didYouMean(text, icons)}`,
				),
			),
	),
	...partsOf(files).flatMap(({ file, path, value }) => {
		const drawing: unknown = Object(Object(value).picture).drawing;
		const folder = file.collection ?? "";
		if (!drawing || drawings.has(`${folder}/${drawing}`)) return [];
		const available = [...drawings]
			.filter((name) => name.startsWith(`${folder}/`))
			.map((name) => name.slice(folder.length + 1));
		return problemAt(
			file,
			[...path, "picture", "drawing"],
			`names ${drawing}, a drawing that does not exist; remove this line, or use one of ${available.join(", ")}`,
		);
	}),
	...files
		.filter(({ collection }) => collection === "partners")
		.flatMap(entriesOf)
		.flatMap(({ file, path, value }) => {
			const logo: string = Object(value).logo;
			return publicFiles.has(logo)
				? []
				: problemAt(
						file,
						[...path, "logo"],
						`names a file that does not exist: put it at frontend/public${logo}${didYouMean(logo, publicFiles)}`,
					);
		}),
];
