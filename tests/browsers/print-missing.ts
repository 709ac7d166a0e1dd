import { missingPrograms, packages } from "./browsers.ts";

// For .ci/install-browsers: the packages to install, or nothing where all is there.
if (missingPrograms().length > 0) console.log(packages);
