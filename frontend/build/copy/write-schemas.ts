import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyFolder } from "./read-folder.ts";
import { schemaFiles } from "./schema-files.ts";

const contentFolder = dirname(copyFolder);

mkdirSync(join(copyFolder, ".schema"), { recursive: true });
for (const [file, text] of Object.entries(schemaFiles())) {
	writeFileSync(join(contentFolder, file), text);
}
