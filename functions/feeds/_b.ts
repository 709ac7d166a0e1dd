import { cleanXml } from "#content/news/clean-xml.ts";
import { decodeText } from "#content/news/decode-text.ts";
import { mapFeed } from "#content/news/map-feed.ts";
import { readXml } from "./read-xml.ts";

const p =
	'<p>Containers <strong>share</strong> a kernel &amp; that matters for <a href="https://x.example/a?b=1&amp;c=2">isolation</a>, so we look at seccomp, AppArmor and user namespaces in turn.</p>\n<ul><li>one</li><li>two &#8217;quoted&#8217;</li></ul>\n';
const item = (i: number, esc: boolean) =>
	`<item>\n\t\t<title>Post &#8220;number&#8221; ${i} &amp; more</title>\n\t\t<link>https://www.docker.com/blog/post-${i}/?utm_source=rss&#038;x=1</link>\n\t\t<dc:creator><![CDATA[Jane Doe]]></dc:creator>\n\t\t<pubDate>Fri, 15 Mar 2024 10:00:00 +0000</pubDate>\n\t\t<category><![CDATA[Products]]></category><category><![CDATA[open source]]></category>\n\t\t<guid isPermaLink="false">https://www.docker.com/?p=${i}</guid>\n<description><![CDATA[${p}]]></description>\n<content:encoded>${esc ? p.repeat(30).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : `<![CDATA[${p.repeat(40)}]]>`}</content:encoded>\n</item>`;
for (const esc of [false, true]) {
	const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>T</title><link>https://www.docker.com/</link>${Array.from({ length: 20 }, (_, i) => item(i, esc)).join("\n")}</channel></rss>`;
	const bytes = new TextEncoder().encode(xml);
	console.log(bytes.length);
	const tree = readXml(cleanXml(xml));
	function run(name: string, f: () => unknown) {
		for (let i = 0; i < 30; i++) f();
		const n = 100;
		const t = process.cpuUsage();
		for (let i = 0; i < n; i++) f();
		const c = process.cpuUsage(t);
		console.log(
			name,
			((bytes.length * n) / ((c.user + c.system) / 1e6) / 1e6).toFixed(1),
			"MB/s",
		);
	}
	run("decode", () => decodeText(bytes));
	run("clean", () => cleanXml(xml));
	run("read", () => readXml(xml));
	run("map", () => mapFeed(tree, "s", "https://x.example/"));
	run("clean+map", () => {
		cleanXml(xml);
		mapFeed(tree, "s", "https://x.example/");
	});
	run("decode+clean+map", () => {
		cleanXml(decodeText(bytes));
		mapFeed(tree, "s", "https://x.example/");
	});
	run("all", () =>
		mapFeed(readXml(cleanXml(decodeText(bytes))), "s", "https://x.example/"),
	);
}
