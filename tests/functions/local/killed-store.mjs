// A local DynamoDB in a separate process that, on command, dies as if by kill -9 between writing
// an index entry and writing the row.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const db = require("dynalite/db");
const { updateIndexes } = db;
let mayDie = false;

db.updateIndexes = (store, table, existingItem, item, done) =>
	updateIndexes(store, table, existingItem, item, (error) => {
		if (mayDie) process.kill(process.pid, "SIGKILL");
		else done(error);
	});

const server = require("dynalite")({ path: process.argv[2], createTableMs: 0 });
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("message", () => {
	mayDie = true;
	process.send("ready");
});
process.on("disconnect", () => process.exit());
