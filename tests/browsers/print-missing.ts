import { missingPrograms, packages } from "./browsers.ts";

// For .ci/install-browsers: prints the packages to install, or nothing if all are installed.
if (missingPrograms().length > 0) console.log(packages);
