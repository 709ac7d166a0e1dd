// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { JobContent } from "#content/schema/careers.ts";
import JobPage from "#frontend/pages/JobPage.tsx";

const job: JobContent["job"] = {
	id: "boat-builder",
	meta: { title: "Boat builder", description: "Builds boats." },
	title: "Boat builder",
	department: "Yard",
	location: "Perth",
	type: "Full-time",
	posted: "2026-03-15",
	closes: "2026-05-31",
	salary: {
		...{ from: 90_000, to: 110_000, currency: "AUD", per: "year" },
		note: "Superannuation is paid on top.",
	},
	summary: "Builds boats of wood and of steel, and mends them.",
	work: ["Lay keels"],
	skills: ["A steady hand"],
};
const other = { id: "rigger", title: "Rigger", location: "Hobart" };

it.each([
	[[other], true],
	[[], false],
])(
	"a position's page ends with the other open ones, if there are any: %j",
	(others, isShown) => {
		const html = renderToStaticMarkup(
			createElement(JobPage, { content: { job, others } }),
		);
		expect(html.includes('id="others"')).toBe(isShown);
	},
);
