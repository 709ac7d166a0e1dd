/**
 * The one definition of "fresh", shared by browser, relay and build (docs/behaviour.md, "News" and
 * "Papers"); the relay's copy stays fresh for longer if the publisher asks for it. All times are in
 * milliseconds.
 */
export const freshMs = 4 * 60_000;
export const refetchMs = 5 * 60_000;
export const cacheMs = 24 * 60 * 60_000;
export const retries = 3;
export const firstRetryMs = 1_000;
export const maxRetryMs = 30_000;
