import { startSite } from "#tests/start-site.ts";

/** Serves the site for all tests; SITE_URL names one that is already running. */
export default async function globalSetup(): Promise<
	(() => Promise<void>) | undefined
> {
	if (process.env.SITE_URL) return;
	const site = await startSite();
	process.env.SITE_URL = site.url;
	process.env.MAILBOX_URL = site.mailboxUrl;
	return site.close;
}
