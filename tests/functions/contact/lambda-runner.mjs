// A process that runs a built bundle as Lambda does: one event at a time, told by its parent.
const { handler } = await import(process.argv[2]);

process.on("message", async (event) => {
	process.send(await handler(event));
});
process.send("ready");
