import { requireEnv } from "#functions/shared/env.ts";
import { runOperatorCommand } from "#functions/shared/operator-command.ts";
import { createClients, timeoutsTimes } from "./clients.ts";
import { isCommand, runMessagesCommand, usage } from "./operator-commands.ts";

// The operators' command line, for example: npm run messages -- list
const words = process.argv.slice(2);
if (isCommand(words[0])) {
	await runOperatorCommand("MESSAGES_TABLE", async () => {
		const table = {
			// An operator's line may need longer for a page of 1 MB than a visitor may wait.
			client: createClients(timeoutsTimes(10)).messages,
			name: requireEnv("MESSAGES_TABLE"),
		};
		const output = await runMessagesCommand(table, words, Date.now());
		if (output === null) process.exitCode = 1;
		return output ?? usage;
	});
} else {
	// Without a table, too: whoever asks how it works may have none yet.
	console.log(usage);
	process.exitCode = 1;
}
