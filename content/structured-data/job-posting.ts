import type { JobPosting } from "schema-dts";
import type { Job } from "#content/collections.ts";
import jobPage from "#content/copy/pages/job.yaml";
import { escapeHtml } from "#content/escape-html.ts";
import { lastMoment } from "#content/open-jobs.ts";
import { jobPath } from "#content/routes.ts";
import type { EmploymentType } from "#content/schema/careers.ts";
import { site } from "#content/site.ts";
import { addressOf, thingId } from "./address.ts";
import { namedOrganization } from "./organization.ts";

/** Our employment types and the equivalents that search engines know. */
const employmentTypes: Record<EmploymentType, string> = {
	"Full-time": "FULL_TIME",
	"Part-time": "PART_TIME",
	Contract: "CONTRACTOR",
	Temporary: "TEMPORARY",
	Internship: "INTERN",
};

/**
 * Describes an open position, for its own page: search engines accept it nowhere else. A remote
 * position names the country of its applicants instead of a place.
 */
export function jobPosting(job: Job): JobPosting {
	const path = jobPath(job.id);
	const { salary } = job;
	return {
		"@type": "JobPosting",
		"@id": thingId(path, "job"),
		url: addressOf(path),
		identifier: {
			"@type": "PropertyValue",
			name: site.name,
			value: job.id,
		},
		title: job.title,
		description: describe(job),
		datePosted: job.posted,
		validThrough: lastMoment(job.closes),
		employmentType: employmentTypes[job.type],
		employmentUnit: { "@type": "Organization", name: job.department },
		hiringOrganization: namedOrganization(),
		baseSalary: {
			"@type": "MonetaryAmount",
			currency: salary.currency,
			value: {
				"@type": "QuantitativeValue",
				minValue: salary.from,
				maxValue: salary.to,
				unitText: salary.per.toUpperCase(),
			},
		},
		...(job.place
			? {
					jobLocation: {
						"@type": "Place",
						address: {
							"@type": "PostalAddress",
							addressLocality: job.place.city,
							addressRegion: job.place.region,
							addressCountry: job.place.country,
						},
					},
				}
			: {
					jobLocationType: "TELECOMMUTE",
					applicantLocationRequirements: {
						"@type": "Country",
						name: job.applicantsFrom ?? "",
					},
				}),
	};
}

/** Returns the full description as HTML, which search engines require here. */
function describe({ summary, work, skills, salary }: Job): string {
	const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
	const list = (items: string[]) =>
		`<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
	return [
		paragraph(summary),
		paragraph(jobPage.workLabel),
		list(work),
		paragraph(jobPage.skillsLabel),
		list(skills),
		paragraph(salary.note),
	].join("");
}
