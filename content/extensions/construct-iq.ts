import type { Extension } from "#content/schema/product.ts";

export default {
	id: "construct-iq",
	order: 5,
	name: "Construct IQ",
	icon: "drafting-compass",
	meta: {
		title: "Construct IQ: tenders, BIM and compliance",
		description:
			"Read tender documents, IFC models and site data together. Get a requirements register, measured quantities and a compliance matrix.",
	},
	shortDescription:
		"Reads tenders, BIM models and site data before you price the job",
	description:
		"A construction tender can arrive as hundreds of drawings, a specification, several models and a stream of addenda, with a few weeks to price it. Construct IQ turns the package into three working files: a register of requirements by trade, quantities measured from the models, and a compliance matrix that sets each clause beside its evidence. It places the design on the site's survey and mapping layers to list slopes, easements, flood extents and access limits that bear on method and cost. When an addendum lands, it shows which requirements, quantities and prices are affected. Estimators check the measurements, the design manager reviews compliance entries, and nobody should read the matrix as certification. Accuracy is tracked by sampling quantities against a manual take-off and counting requirements that reviewers found and the extension had missed.",
	screenshot: "/share/products/flowforge/extensions/construct-iq.png",
	picture: {
		drawing: "construct-iq",
		text: "A building frame on its site, with levels, contours and measured widths; one clause is marked where it applies.",
	},
	features: [
		"Requirements extracted by trade package, each with document, revision and clause number",
		"Quantities from IFC models grouped by your own work breakdown, with unmeasurable elements listed",
		"Addendum comparison across text, drawing lists and model revisions",
		"Site constraint summary from geospatial layers, stating the date and datum of every layer",
		"Compliance matrix with four statuses: evidenced, partly evidenced, not found, needs an expert",
		"Draft clarification questions to the principal, numbered and tied to the drawings they concern",
	],
	benefits: [
		"Estimators spend the tender period on price and risk, with indexing already done",
		"Late addenda are costed line by line, so the tender lead can see what still has to be repriced",
		"Reviewers can follow a compliance entry back to the drawing, model element or clause in question",
		"Lost tenders remain searchable, so the next bid can reuse measured quantities and answered questions",
	],
	useCases: [
		{
			title: "Deciding whether to bid",
			description:
				"On the first day the extension lists contract departures, liquidated damages, programme dates, unusual insurances and site limits. Similar past bids are shown with margin and outcome, where your records hold them. The bid committee decides from a short paper with references.",
		},
		{
			title: "Measuring a concrete package",
			description:
				"Slabs, walls and footings are measured by level and strength grade from the structural model. Elements without a grade, or that overlap, go on an exceptions list. A quantity surveyor checks a sample of each type and records the difference.",
		},
		{
			title: "Preparing a compliance submission",
			description:
				"Accessibility, fire and energy clauses are matched to drawings, schedules and model properties. Anything without evidence becomes a task for a named designer. The certifier receives an indexed bundle and makes the determination.",
		},
		{
			title: "Testing a site layout",
			description:
				"Proposed crane, haul road and laydown positions are set over contours, services and neighbouring buildings. Conflicts are listed with a distance and the layer they came from, for the site manager to resolve.",
		},
	],
	extensionContent: [
		{
			category_id: "tender-documents",
			category_name: "Tender and document control",
			category_icon: "folder-kanban",
			category_datasources: [
				{
					datasource_name: "Oracle Aconex",
					datasource_description:
						"Transmittals, document revisions and correspondence within the project.",
					datasource_icon: "send",
				},
				{
					datasource_name: "Procore",
					datasource_description:
						"Bid packages, drawing sets and requests for information.",
					datasource_icon: "clipboard-pen",
				},
				{
					datasource_name: "SharePoint",
					datasource_description:
						"Earlier bids, method statements and trade scopes from your tender library.",
					datasource_icon: "folder-search",
				},
				{
					datasource_name: "PDF drawing sets",
					datasource_description:
						"Title blocks, notes and revision clouds on sheets that have no model behind them.",
					datasource_icon: "file-diff",
				},
			],
		},
		{
			category_id: "bim",
			category_name: "BIM",
			category_icon: "box",
			category_datasources: [
				{
					datasource_name: "IFC models",
					datasource_description:
						"Elements, property sets, base quantities and spatial structure.",
					datasource_icon: "cuboid",
				},
				{
					datasource_name: "Revit exports",
					datasource_description:
						"Schedules and family parameters that were not carried into the IFC file.",
					datasource_icon: "table-properties",
				},
				{
					datasource_name: "BCF topics",
					datasource_description:
						"Coordination issues with viewpoint, status and the elements involved.",
					datasource_icon: "message-square-warning",
				},
				{
					datasource_name: "IDS files",
					datasource_description:
						"The client's information requirements, checked against each model delivery.",
					datasource_icon: "list-checks",
				},
			],
		},
		{
			category_id: "geospatial",
			category_name: "Geospatial",
			category_icon: "map",
			category_datasources: [
				{
					datasource_name: "ArcGIS feature services",
					datasource_description:
						"Parcels, zoning, easements and utilities published by councils or by your own team.",
					datasource_icon: "map-pinned",
				},
				{
					datasource_name: "LandXML surfaces",
					datasource_description:
						"Existing and design terrain, for cut, fill and gradient.",
					datasource_icon: "mountain",
				},
				{
					datasource_name: "LAS point clouds",
					datasource_description:
						"Surveyed levels and existing structures, thinned to the grid that you choose.",
					datasource_icon: "scan-line",
				},
				{
					datasource_name: "G-NAF addresses",
					datasource_description:
						"Australian street addresses and coordinates, used to locate a site and its neighbours.",
					datasource_icon: "map-pin-house",
				},
			],
		},
		{
			category_id: "compliance",
			category_name: "Codes and contracts",
			category_icon: "scale",
			category_datasources: [
				{
					datasource_name: "National Construction Code",
					datasource_description:
						"Provisions by volume and building class, in the edition that applies to the project.",
					datasource_icon: "book-check",
				},
				{
					datasource_name: "Australian Standards",
					datasource_description:
						"Documents for which you hold a licence, cited by clause in the matrix.",
					datasource_icon: "library-big",
				},
				{
					datasource_name: "Planning conditions",
					datasource_description:
						"Consent conditions and endorsed plans, split into obligations with due dates.",
					datasource_icon: "stamp",
				},
				{
					datasource_name: "AS 4000 contracts",
					datasource_description:
						"General and special conditions, compared with your standard position.",
					datasource_icon: "file-pen-line",
				},
			],
		},
		{
			category_id: "estimating",
			category_name: "Estimating and programme",
			category_icon: "ruler",
			category_datasources: [
				{
					datasource_name: "CostX",
					datasource_description:
						"Rates, assemblies and workbook lines that receive the measured quantities.",
					datasource_icon: "badge-dollar-sign",
				},
				{
					datasource_name: "Primavera P6",
					datasource_description:
						"Activities, logic links and calendars of the tender programme.",
					datasource_icon: "chart-gantt",
				},
				{
					datasource_name: "Excel bills of quantities",
					datasource_description:
						"Item descriptions, units and trade totals from this tender and previous ones.",
					datasource_icon: "sheet",
				},
			],
		},
	],
} satisfies Extension;
