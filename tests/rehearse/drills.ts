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
	["bootstrap, then deploy: all that was built is published", deploy],
	[
		"deploy again without a change: nothing happens, and npm run diff says so",
		deployAgain,
	],
	[
		"a first deployment that would fail: refused before anything is made",
		refuse,
	],
	["a preview beside dev: deployed and destroyed, dev untouched", preview],
	[
		"the buckets emptied, twice, then npm run publish: all is there again",
		publish,
	],
	["a heading changed: what is uploaded under a new name", changeHeading],
	[
		"npm run rollback: the old pages are back, and no table was touched",
		rollBack,
	],
	["the origin secret changed in two deployments", changeSecret],
	[
		"deploy --revert-drift: the CDK's CLI and the change set take it",
		revertDrift,
	],
	[
		"a table restored to a point in time, then npm run messages -- restore",
		restoreMessages,
	],
	["another region: the site comes up there by one command", standBy],
	["destroy: only what LeftByDestroy names is left", destroy],
	[
		"npm run bootstrap with a qualifier, then deploy: within the boundary",
		boundBootstrap,
	],
];
