import type { Extension } from "#content/schema/product.ts";

export default {
	id: "construct-ops-iq",
	order: 6,
	name: "Construct Ops IQ",
	icon: "hard-hat",
	meta: {
		title: "Construct Ops IQ: site telemetry and safety",
		description:
			"Bring plant telemetry, permits, pre-starts and weather into a shift brief, with safety alerts that a supervisor closes.",
	},
	shortDescription:
		"Joins plant telemetry, permits and site records into a daily picture",
	description:
		"By the time a weekly report says that an excavator idled for two days or that a hot-work permit lapsed mid-shift, nothing can be done about it. Construct Ops IQ reads machine telematics, site sensors, permits, pre-start checks, dockets and weather as they are recorded. It produces a shift brief for the supervisor before work starts, alerts during the day and a draft diary at the close. An edge node on site stores readings while the link is down and forwards them later. The extension advises only: it cannot stop a machine or issue a permit, and your safety management system keeps the official record. Supervisors close each alert as useful, wrong or already known, and those proportions decide whether a rule stays on.",
	screenshot: "/share/products/flowforge/extensions/construct-ops-iq.png",
	picture: {
		drawing: "construct-ops-iq",
		text: "A tower crane and site sensors send their readings; a person stands at the edge of the zone under the load.",
	},
	features: [
		"Shift brief with crews, plant, permits due, deliveries, forecast and yesterday's open items",
		"Exclusion-zone alerts from machine positions and proximity tags, with time, place and plant number",
		"Permit and work-method checks that flag activity outside the hours or area approved",
		"Plant hours divided into working, idle and off, matched to hire dockets",
		"Silence detection: a sensor or machine that stops reporting raises its own alert",
		"Draft site diary from the day's records, edited and signed by the supervisor",
	],
	benefits: [
		"Supervisors hear of a lapsed permit while the crew concerned is still on the task",
		"Hire invoices can be checked against recorded machine hours before payment",
		"Near misses are counted by zone and activity, which gives the toolbox talk a subject",
		"Nuisance alerts are visible: each rule shows how often it was useful and who last tuned it",
		"Worker tags are reported without names unless an incident review is opened under your site policy",
	],
	useCases: [
		{
			title: "People and plant in one area",
			description:
				"When a tagged worker enters a slewing radius or reversing zone, the operator and the supervisor are alerted through the devices you choose. The event is stored with positions before and after. The safety adviser reviews events weekly and redraws zones that were set too wide or too narrow.",
		},
		{
			title: "Planning around heat and wind",
			description:
				"Forecasts and on-site readings are compared with the limits in your lift plans and heat procedure. Affected lifts and pours appear in the morning brief with the hour at risk. The decision to proceed is recorded with the name of whoever made it.",
		},
		{
			title: "Reconciling plant hire",
			description:
				"Engine hours and location are matched to dockets line by line. Hours billed while a machine was off site or switched off go to the plant coordinator, who raises the query with the hirer. The value queried and the value credited are both reported.",
		},
	],
	extensionContent: [
		{
			category_id: "plant-telemetry",
			category_name: "Plant telemetry",
			category_icon: "tractor",
			category_datasources: [
				{
					datasource_name: "ISO 15143-3 feeds",
					datasource_description:
						"Location, engine hours, fuel and fault codes from mixed fleets in the shared telematics format.",
					datasource_icon: "satellite-dish",
				},
				{
					datasource_name: "GPS trackers",
					datasource_description:
						"Position and ignition state for trucks, trailers and attachments without factory telematics.",
					datasource_icon: "locate-fixed",
				},
				{
					datasource_name: "Crane data loggers",
					datasource_description:
						"Load, radius, slew and wind readings, with overload events marked.",
					datasource_icon: "weight",
				},
			],
		},
		{
			category_id: "site-sensors",
			category_name: "Site sensors",
			category_icon: "cpu",
			category_datasources: [
				{
					datasource_name: "MQTT brokers",
					datasource_description:
						"Readings from gateways on site, each with a device identity and time.",
					datasource_icon: "rss",
				},
				{
					datasource_name: "OPC UA servers",
					datasource_description:
						"Tags from batching plants, pumps and tunnel ventilation, subscribed read-only.",
					datasource_icon: "fan",
				},
				{
					datasource_name: "LoRaWAN devices",
					datasource_description:
						"Concrete temperature, tilt, vibration and water level from battery units.",
					datasource_icon: "thermometer",
				},
				{
					datasource_name: "Noise and dust monitors",
					datasource_description:
						"Boundary readings compared with the limits in the environmental plan.",
					datasource_icon: "audio-lines",
				},
			],
		},
		{
			category_id: "safety",
			category_name: "Safety records",
			category_icon: "triangle-alert",
			category_datasources: [
				{
					datasource_name: "SafetyCulture",
					datasource_description:
						"Inspections, pre-start checklists and actions still open.",
					datasource_icon: "clipboard-check",
				},
				{
					datasource_name: "SWMS register",
					datasource_description:
						"Safe work method statements: activity, controls, revision and who has signed on.",
					datasource_icon: "cone",
				},
				{
					datasource_name: "Permit register",
					datasource_description:
						"Type, area, start, end and holder for hot work, confined space and excavation.",
					datasource_icon: "flame",
				},
				{
					datasource_name: "Incident register",
					datasource_description:
						"Incidents and near misses by date, zone and cause, with injury details left out.",
					datasource_icon: "cross",
				},
			],
		},
		{
			category_id: "site-records",
			category_name: "Site and cost records",
			category_icon: "notebook-pen",
			category_datasources: [
				{
					datasource_name: "Procore daily logs",
					datasource_description:
						"Labour, deliveries, delays and photographs entered by the site team.",
					datasource_icon: "camera",
				},
				{
					datasource_name: "Microsoft Project",
					datasource_description:
						"The look-ahead programme, so that the brief names today's activities.",
					datasource_icon: "calendar-range",
				},
				{
					datasource_name: "Hire dockets",
					datasource_description:
						"Machine, hours and rate, read from PDF or a photograph.",
					datasource_icon: "receipt",
				},
				{
					datasource_name: "Access control gates",
					datasource_description:
						"Head count by company and zone, with inductions that have expired.",
					datasource_icon: "door-open",
				},
			],
		},
		{
			category_id: "location-weather",
			category_name: "Location and weather",
			category_icon: "cloud-sun",
			category_datasources: [
				{
					datasource_name: "Bureau of Meteorology",
					datasource_description:
						"Forecasts, observations and warnings for the district that the site is in.",
					datasource_icon: "cloud-lightning",
				},
				{
					datasource_name: "On-site weather stations",
					datasource_description:
						"Wind gust, temperature, humidity and rainfall at working height.",
					datasource_icon: "wind",
				},
				{
					datasource_name: "Drone orthomosaics",
					datasource_description:
						"Dated aerial images used to update haul roads, stockpiles and zones.",
					datasource_icon: "drone",
				},
				{
					datasource_name: "GeoJSON zones",
					datasource_description:
						"Exclusion areas, work fronts and laydown yards as drawn by your engineers.",
					datasource_icon: "vector-polygon",
				},
			],
		},
	],
} satisfies Extension;
