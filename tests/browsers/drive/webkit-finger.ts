import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { PointerStep } from "./tab.ts";

/** Emulates touch input on WebKit's window. */
export type Finger = (steps: PointerStep[]) => Promise<void>;

/** @param path the socket on which webkit_finger.py listens */
export function fingerAt(path: string): Finger {
	return async (steps) => {
		const socket = connect(path);
		await once(socket, "connect");
		let at = { x: 0, y: 0 };
		let isDown = false;
		const send = async (kind: "begin" | "update" | "end") => {
			socket.write(`${kind} ${at.x} ${at.y}\n`);
			await once(socket, "data");
		};
		for (const step of steps) {
			if (step === "down") await send("begin");
			else if (step === "up") await send("end");
			else {
				if (step.ms) await delay(step.ms);
				at = step.to;
				if (isDown) await send("update");
			}
			isDown = step === "down" || (isDown && step !== "up");
		}
		socket.destroy();
	};
}
