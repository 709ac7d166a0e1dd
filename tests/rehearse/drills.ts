import {
	boundBootstrap,
	changeSecret,
	destroy,
	revertDrift,
	standBy,
} from "./account-drills.ts";
import { restoreMessages } from "./restore-messages.ts";
import {
	changeHeading,
	deploy,
	deployAgain,
	preview,
	publish,
	refuse,
	rollBack,
} from "./site-drills.ts";
import type { Drill } from "./stage.ts";

/** In this order: each drill continues from the state that the previous one left. */
export const drills: readonly (readonly [name: string, drill: Drill])[] = [
	["bootstrap, then deploy: everything that was built is published", deploy],
	[
		"deploy again without a change: nothing is updated, and npm run diff says so",
		deployAgain,
	],
	[
		"a first deployment that would fail: refused before anything is created",
		refuse,
	],
	["a preview next to dev: deployed and destroyed, dev untouched", preview],
	[
		"the buckets emptied, twice, then npm run publish: everything is back",
		publish,
	],
	[
		"a heading changed: which files are uploaded under a new name",
		changeHeading,
	],
	[
		"npm run rollback: the old pages are back, and no table has changed",
		rollBack,
	],
	["the origin secret changed in two deployments", changeSecret],
	[
		"deploy --revert-drift: the CDK's CLI and the change set accept it",
		revertDrift,
	],
	[
		"a table restored to a point in time, then npm run messages -- restore; a deleted table restored under its name",
		restoreMessages,
	],
	["another region: one command brings the site up there", standBy],
	["destroy: only what LeftByDestroy names is left", destroy],
	[
		"npm run bootstrap with a qualifier, then deploy: within the boundary",
		boundBootstrap,
	],
];
