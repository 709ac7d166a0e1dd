import { createRoutes } from "./create-routes.ts";
import { createSite } from "./create-site.ts";
import {
	localEnvironment,
	setEnvironment,
	shareEnvironment,
} from "./environment.ts";
import { startFeedSamples } from "./feed-samples.ts";
import { listen } from "./listen.ts";
import { loadFunctions } from "./load-functions.ts";
import { makeLogReadable } from "./readable-log.ts";
import { startSchedules } from "./schedules.ts";
import { startMailbox } from "./start-mailbox.ts";
import { startStore } from "./start-store.ts";

/** The mailbox is held in memory, which must not grow without limit. */
const maxMails = 200;

type GatewayOptions = {
	/** 0: any free port. */
	port: number;
	/** Port of the inbox; 0: any free port. */
	mailboxPort: number;
	/** Where messages and feeds are stored. */
	dataFolder: string;
	/** The built site. */
	siteFolder: string;
	/** The built functions. */
	functionsFolder: string;
	/** Turns log lines off. */
	quiet?: boolean;
	/** Uses sample feeds straight away, without trying the network. */
	offline?: boolean;
	/** Additional or different settings for the functions. */
	environment?: Record<string, string>;
};

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** Starts the whole product on this machine: site, APIs, store, mailbox and schedules. */
export async function startGateway(options: GatewayOptions) {
	const stops: (() => Promise<void>)[] = [];
	const stopAll = async () => {
		for (const stop of stops.splice(0).reverse()) await stop();
	};
	try {
		return await start(options, stops, stopAll);
	} catch (error) {
		await stopAll();
		throw error;
	}
}

async function start(
	options: GatewayOptions,
	stops: (() => Promise<void>)[],
	close: () => Promise<void>,
) {
	stops.push(makeLogReadable());
	const store = await startStore(options.dataFolder);
	stops.push(store.close);
	const site = createSite();
	const port = await listen(
		site.server,
		options.port,
		"Set another with PORT=8090 npm start",
	);
	stops.push(site.close);
	const mailbox = await startMailbox(options.mailboxPort, maxMails);
	stops.push(mailbox.close);
	const samples = await startFeedSamples(options.offline);
	stops.push(samples.close);
	const url = `http://localhost:${port}`;
	const environment = setEnvironment({
		...localEnvironment({
			storeUrl: store.url,
			mailboxUrl: mailbox.url,
			samplesUrl: samples.url,
			siteUrl: url,
			quiet: options.quiet ?? false,
		}),
		...options.environment,
	});
	stops.push(environment.restore);
	const functions = await loadFunctions(options.functionsFolder);
	stops.push(shareEnvironment(options.dataFolder, environment.values));
	site.open(createRoutes(options, functions));
	// Stopped before the services it needs: mailbox, samples and store.
	stops.push(site.close, startSchedules(functions));
	return {
		url,
		mailboxUrl: mailbox.url,
		/** The local DynamoDB. */
		storeUrl: store.url,
		functions,
		close,
	};
}
