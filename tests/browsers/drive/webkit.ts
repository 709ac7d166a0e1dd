import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemEnvironment } from "#tests/chromium.ts";
import { freePort } from "#tests/free-port.ts";
import { recordFaults } from "./record-faults.ts";
import {
	callText,
	type Driven,
	type PointerStep,
	type Setup,
	type Tab,
} from "./tab.ts";
import { type Command, commandsOf } from "./webdriver.ts";
import { keyCodes } from "./webdriver-keys.ts";
import { type Finger, fingerAt } from "./webkit-finger.ts";

const windowProgram = join(import.meta.dirname, "webkit-window.py");

/** Starts WebKitGTK through its own driver, in a window of ours on a separate display. */
export async function startWebKit(setup: Setup): Promise<Driven> {
	const folder = mkdtempSync(join(tmpdir(), "webkit-"));
	const userScript = join(folder, "record-faults.js");
	writeFileSync(userScript, `(${recordFaults})()`);
	const socket = join(folder, "finger");
	const display = await startDisplay();
	const port = await freePort();
	const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
		stdio: "ignore",
		env: {
			...systemEnvironment(),
			DISPLAY: display.name,
			GDK_BACKEND: "x11",
			// Root may not create the sandbox's namespaces, and a machine without a GPU has no DMA
			// buffers.
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
			WEBKIT_DISABLE_DMABUF_RENDERER: "1",
			LIBGL_ALWAYS_SOFTWARE: "1",
			NO_AT_BRIDGE: "1",
			GTK_THEME: setup.dark ? "Adwaita:dark" : "Adwaita",
		},
	});
	const server = commandsOf(`http://127.0.0.1:${port}`);
	await untilReady(server);
	const args = [
		`--user-script=${userScript}`,
		...(setup.touch ? [`--finger=${socket}`] : []),
		...(setup.dark ? ["--dark"] : []),
		...(setup.reducedMotion ? ["--reduced-motion"] : []),
	];
	const session = (await server("POST", "/session", {
		capabilities: {
			alwaysMatch: {
				// Waits for the load event, and not for scripts that load after it.
				pageLoadStrategy: "normal",
				"webkitgtk:browserOptions": { binary: windowProgram, args },
			},
		},
	})) as { sessionId: string; capabilities: { browserVersion: string } };
	const send = commandsOf(
		`http://127.0.0.1:${port}/session/${session.sessionId}`,
	);
	await send("POST", "/timeouts", { script: 20_000, pageLoad: 30_000 });
	return {
		tab: tabOf(send, setup.touch ? fingerAt(socket) : undefined),
		version: session.capabilities.browserVersion,
		async close() {
			await send("DELETE", "").catch(() => {});
			await end(driver);
			await end(display.process);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function tabOf(send: Command, touch?: Finger): Tab {
	return {
		goto: async (url) => void (await send("POST", "/url", { url })),
		async evaluate(run, ...args) {
			const result = await send("POST", "/execute/async", {
				script: `const done = arguments[arguments.length - 1];
					${callText(run, JSON.stringify(args))}.then(
						(value) => done({ value }),
						(error) => done({ error: String(error?.stack ?? error) }));`,
				args: [],
			});
			const { value, error } = result as { value: never; error?: string };
			if (error) throw new Error(`in the page: ${error}`);
			return value;
		},
		async pointer(kind, steps) {
			if (kind === "touch" && touch) return touch(steps);
			await send("POST", "/actions", {
				actions: [
					{
						type: "pointer",
						id: kind,
						parameters: { pointerType: kind },
						actions: steps.map(pointerAction),
					},
				],
			});
		},
		async press(key, ...held) {
			const down = [...held, key].map((name) => keyAction("keyDown", name));
			const up = [key, ...held.toReversed()].map((name) =>
				keyAction("keyUp", name),
			);
			await send("POST", "/actions", {
				actions: [{ type: "key", id: "keyboard", actions: [...down, ...up] }],
			});
		},
		async resize(width, height) {
			await send("POST", "/window/rect", { x: 0, y: 0, width, height });
		},
		async shot() {
			return Buffer.from(
				(await send("GET", "/screenshot")) as string,
				"base64",
			);
		},
	};
}

function pointerAction(step: PointerStep): object {
	if (step === "down") return { type: "pointerDown", button: 0 };
	if (step === "up") return { type: "pointerUp", button: 0 };
	const { to, ms = 0 } = step;
	return {
		type: "pointerMove",
		origin: "viewport",
		x: Math.round(to.x),
		y: Math.round(to.y),
		duration: ms,
	};
}

function keyAction(type: "keyDown" | "keyUp", name: string): object {
	return { type, value: keyCodes[name] ?? name };
}

async function untilReady(server: Command): Promise<void> {
	for (const giveUpAt = Date.now() + 20_000; ; ) {
		try {
			await server("GET", "/status");
			return;
		} catch (error) {
			if (Date.now() > giveUpAt) throw error;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}
}

/**
 * Starts a separate display; Xvfb chooses its number and reports it on the third file descriptor.
 */
async function startDisplay(): Promise<{
	name: string;
	process: ChildProcess;
}> {
	const xvfb = spawn(
		"Xvfb",
		["-displayfd", "3", "-screen", "0", "1600x2400x24", "-nolisten", "tcp"],
		{ stdio: ["ignore", "ignore", "ignore", "pipe"] },
	);
	const [number] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, "data");
	return { name: `:${String(number).trim()}`, process: xvfb };
}

async function end(process: ChildProcess): Promise<void> {
	if (process.exitCode !== null || process.signalCode !== null) return;
	process.kill();
	await once(process, "exit");
}
