import type { Extension } from "#content/schema/product.ts";

export default {
	id: "estimation-insights",
	order: 2,
	name: "Estimation Insights",
	icon: "calculator",
	meta: {
		title: "Estimation Insights for RFI and RFQ tendering",
		description:
			"Draft RFIs and RFQs from your own records, put vendor bids in one table and estimate prices from purchases you can inspect.",
	},
	shortDescription:
		"Drafts RFIs and RFQs, compares vendor bids and shows where a price came from",
	description:
		"Ask four vendors to price one job and you receive four structures, each with its own inclusions and expiry date. Estimation Insights applies retrieval-augmented generation to your past tenders, contracts, purchase orders and invoices: it finds the relevant records first, then writes from them. It drafts RFI questions and RFQ packages, lays every response out in a common price schedule and gives an expected range beside the earlier purchases that support it. Each figure links to the line that it was taken from. A procurement lead approves whatever is sent, your buyers keep all contact with vendors, and choosing a winner stays with the evaluation panel. Once the contract is paid out, the estimate is compared with the invoices; that error is the number to judge it by.",
	screenshot: "/share/products/flowforge/extensions/estimation-insights.png",
	picture: {
		drawing: "estimation-insights",
		text: "Comparable prices lie to both sides of a stem, the expected price; one offer stands far out.",
	},
	features: [
		"RFI and RFQ drafts built from your clause library and earlier tenders, with reused wording marked",
		"Responses in PDF, Word or Excel mapped to one price schedule; a missing item stays blank and is never guessed",
		"A list of exclusions and assumptions for each bidder, quoted with page numbers",
		"Price ranges from comparable purchases, adjusted for date, quantity and currency by rules that you can read",
		"Clarification questions drafted for each absent or ambiguous item",
		"A sealed workspace per tender, so one vendor's prices cannot appear in another vendor's papers",
	],
	benefits: [
		"Evaluators start from like-for-like terms and skip the rekeying",
		"An estimate with too little history is labelled as such and handed to a person",
		"Error from quote to final invoice is tracked by spend category, so you know where to rely on it",
		"The probity record shows who asked, what was retrieved, what was edited and who approved it",
		"Clarifications per tender are counted, which shows whether packages are getting clearer",
	],
	useCases: [
		{
			title: "Replacing servers at end of support",
			description:
				"The infrastructure lead enters counts, specifications and dates. An RFQ is drafted from the last comparable purchase and current terms, and the responses are lined up by unit price, support period and lead time. The lead settles the flagged differences before finance sees the table.",
		},
		{
			title: "Pricing a services request",
			description:
				"A business unit asks what six months of integration work should cost. Similar work orders are listed with their rates and the variations that followed, and a low, expected and high figure is returned. With fewer than five comparable jobs it returns the list alone.",
		},
		{
			title: "Responding to a buyer's RFI",
			description:
				"Firms that sell can point the retrieval the other way. Incoming questions are split up and drafted from approved answers and product records; a question that has no approved answer goes to an expert with a due date. The bid manager signs the whole response.",
		},
		{
			title: "Checking a variation claim",
			description:
				"A claim is read against contract rates, the original scope and variations already granted. The contract manager receives its lines sorted into supported, disputed and without evidence, and writes the reply.",
		},
	],
	extensionContent: [
		{
			category_id: "procurement",
			category_name: "Procurement",
			category_icon: "shopping-cart",
			category_datasources: [
				{
					datasource_name: "SAP Ariba",
					datasource_description:
						"Sourcing events, bid sheets, awarded contracts and supplier questionnaires.",
					datasource_icon: "gavel",
				},
				{
					datasource_name: "Coupa",
					datasource_description:
						"Requisitions, orders and negotiated price lists by supplier and commodity.",
					datasource_icon: "clipboard-list",
				},
				{
					datasource_name: "AusTender contract notices",
					datasource_description:
						"Published Commonwealth contract values, suppliers and dates, as an outside point of comparison.",
					datasource_icon: "landmark",
				},
			],
		},
		{
			category_id: "erp",
			category_name: "ERP and finance",
			category_icon: "receipt-text",
			category_datasources: [
				{
					datasource_name: "SAP S/4HANA",
					datasource_description:
						"Purchase orders, goods receipts and posted invoices, for what was paid in the end.",
					datasource_icon: "banknote",
				},
				{
					datasource_name: "Oracle NetSuite",
					datasource_description:
						"Vendor bills, item records and currency rates at the date of the transaction.",
					datasource_icon: "coins",
				},
				{
					datasource_name: "TechnologyOne",
					datasource_description:
						"Commitments, budgets and supplier ledgers by cost centre.",
					datasource_icon: "wallet-cards",
				},
			],
		},
		{
			category_id: "crm",
			category_name: "CRM",
			category_icon: "handshake",
			category_datasources: [
				{
					datasource_name: "Salesforce",
					datasource_description:
						"Opportunities, quotes and win or loss reasons, for teams that respond to tenders.",
					datasource_icon: "target",
				},
				{
					datasource_name: "Dynamics 365 Sales",
					datasource_description:
						"Quote lines, discounts and the product catalogue in force when they were offered.",
					datasource_icon: "badge-percent",
				},
				{
					datasource_name: "HubSpot",
					datasource_description:
						"Deal stages and correspondence about scope that never reached a contract.",
					datasource_icon: "message-square-quote",
				},
			],
		},
		{
			category_id: "document-management",
			category_name: "Document management",
			category_icon: "folder-open",
			category_datasources: [
				{
					datasource_name: "SharePoint",
					datasource_description:
						"Past tender packs, evaluation reports and approved clause libraries.",
					datasource_icon: "file-stack",
				},
				{
					datasource_name: "Box",
					datasource_description:
						"Vendor submissions as they were lodged, including price workbooks and appendices.",
					datasource_icon: "package-open",
				},
				{
					datasource_name: "Docusign",
					datasource_description:
						"Executed agreements and their signing dates, to separate signed terms from drafts.",
					datasource_icon: "file-signature",
				},
			],
		},
		{
			category_id: "price-references",
			category_name: "Price references",
			category_icon: "chart-line",
			category_datasources: [
				{
					datasource_name: "ABS Producer Price Indexes",
					datasource_description:
						"Quarterly index values used to bring an older price to today's dollars.",
					datasource_icon: "chart-no-axes-combined",
				},
				{
					datasource_name: "RBA exchange rates",
					datasource_description:
						"Daily published rates for quotes made in a foreign currency.",
					datasource_icon: "arrow-left-right",
				},
				{
					datasource_name: "Excel rate cards",
					datasource_description:
						"Your panel rates by role, region and validity period, read from named ranges.",
					datasource_icon: "file-spreadsheet",
				},
			],
		},
	],
} satisfies Extension;
