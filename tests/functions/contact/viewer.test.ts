import { describe, expect, it } from "vitest";
import { viewerHash, viewerIp } from "#functions/contact/viewer.ts";
import { makeEvent } from "./make-event.ts";

describe("viewerIp", () => {
	it.each([
		["198.51.100.10:46532", "198.51.100.10"],
		["2001:db8:85a3:8d3:1319:8a2e:370:7348:443", "2001:db8:85a3:800"],
		["2001:0DB8::1:50000", "2001:db8:0:0"],
		["[2001:db8:0:7::1]:50000", "2001:db8:0:0"],
		["2001:db8:0:abff::1:50000", "2001:db8:0:ab00"],
		["::ffff:192.0.2.1:80", "192.0.2.1"],
		["::1:80", "0:0:0:0"],
	])("of the viewer %s is %s", (viewer, ip) => {
		expect(viewerIp(makeEvent({ viewer }))).toBe(ip);
	});

	it("is the source IP if no CDN header is present", () => {
		const event = makeEvent();
		delete event.headers["cloudfront-viewer-address"];
		expect(viewerIp(event)).toBe("198.51.100.1");
	});

	it("has a stable hash, which differs by key and by period", () => {
		const hash = viewerHash("k", "192.0.2.1", "1");
		expect(viewerHash("k", "192.0.2.1", "1")).toBe(hash);
		expect(viewerHash("k", "192.0.2.1", "2")).not.toBe(hash);
		expect(viewerHash("l", "192.0.2.1", "1")).not.toBe(hash);
	});
});
