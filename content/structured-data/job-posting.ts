import type { JobPosting } from "schema-dts";
import { routes } from "#content/routes.ts";
import type { EmploymentType, Job } from "#content/schema/company.ts";
import { slugify } from "#content/slug.ts";
import { thingId } from "./address.ts";
import { namedOrganization } from "./organization.ts";

/** Our words, and those that search engines know. */
const employmentTypes: Record<EmploymentType, string> = {
	"Full-time": "FULL_TIME",
	"Part-time": "PART_TIME",
	Contract: "CONTRACTOR",
	Temporary: "TEMPORARY",
	Internship: "INTERN",
};

/** An open position. Where it is remote, it says instead of a place who may apply. */
export function jobPosting(job: Job): JobPosting {
	const id = thingId(routes.careers, slugify(job.title));
	return {
		"@type": "JobPosting",
		"@id": id,
		url: id,
		title: job.title,
		description: job.summary,
		datePosted: job.posted,
		employmentType: employmentTypes[job.type],
		industry: job.department,
		hiringOrganization: namedOrganization(),
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
