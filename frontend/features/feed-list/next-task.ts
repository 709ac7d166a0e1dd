/**
 * Resolves in a new task. On a slow phone, parsing a list and rendering it take up to 100 ms each;
 * awaited between the two, it lets the browser respond to a press. A message is not delayed as a
 * timer is, by up to a second in a background tab.
 */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});
}
