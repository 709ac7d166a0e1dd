import { availableParallelism } from "node:os";

/** How many processes run tests at once: one a core, and at most four, as they share one server. */
export const workers = Math.min(availableParallelism(), 4);
