import type { Extension } from "#content/schema/product.ts";

export default {
	id: "data-miner",
	order: 1,
	name: "Data Miner",
	icon: "pickaxe",
	meta: {
		title: "Data Miner: enterprise knowledge ingestion",
		description:
			"Ingest documents, wikis, mail and tables into one permission-aware index. Ask it questions and get answers with their source passages.",
	},
	shortDescription:
		"Reads company documents and tables, and answers questions with sources",
	description:
		"Company knowledge sits in document libraries, wikis, mailboxes and database tables that no single search covers. Data Miner reads those sources on a schedule, extracts text, tables and scanned pages, and links the people, contracts, sites and products that they mention. What comes out is an index and an entity graph inside your own deployment. Staff ask questions in plain English and see the passages behind each answer; analysts query the extracted tables in SQL. A data steward approves each new source before anything is read from it. After every ingest the extension runs a set of test questions written by your own experts, and reports how many were answered correctly from the right document.",
	screenshot: "/share/products/flowforge/extensions/data-miner.png",
	picture: {
		drawing: "data-miner",
		text: "Stems rise from documents and join in one answer, which shows its source.",
	},
	features: [
		"Incremental ingestion: after the first load, only files and rows that have changed are read again",
		"Access rules copied from the source at each run and applied to every search before results are ranked",
		"Text recognition for scans and photographs, with doubtful pages sent to a review queue",
		"Entity links that show their supporting text and accept corrections from the steward",
		"A conflict report of passages that disagree, such as two current versions of one leave policy",
		"Answers drawn only from retrieved passages and cited by file, page and date; if nothing is found, it says so",
	],
	benefits: [
		"Anyone who doubts an answer can open the cited page and read it",
		"Stewards see which repositories are stale, duplicated or unused, and can retire them on evidence",
		"Retrieval accuracy is reported per source, so a weak repository cannot hide in an average",
		"Run it on your own servers with local models and no part of the collection leaves your network",
		"Other workflows query the same index, so each document is read and cleaned once",
	],
	useCases: [
		{
			title: "Answering an auditor",
			description:
				"An auditor asks when a control last changed and who signed it. Data Miner retrieves the policy versions, change tickets and approval emails, orders them by date and marks the gaps. The compliance officer confirms the timeline before it goes out as an evidence pack.",
		},
		{
			title: "Moving off a shared drive",
			description:
				"Before a migration, every folder is profiled: file types, owners, last use, duplicates and likely personal information. Records staff choose keep, move or dispose for each group, and their decision list drives the migration workflow.",
		},
		{
			title: "Finding repeat faults in service notes",
			description:
				"Technicians' notes become a table of equipment, symptom, cause and part, with the original line beside each row. An engineer samples fifty rows a week, and the share found correct is kept as the quality measure.",
		},
	],
	extensionContent: [
		{
			category_id: "document-management",
			category_name: "Document management",
			category_icon: "folder-tree",
			category_datasources: [
				{
					datasource_name: "SharePoint",
					datasource_description:
						"Files, version history, library columns and the groups allowed to open each site.",
					datasource_icon: "files",
				},
				{
					datasource_name: "Google Drive",
					datasource_description:
						"Documents in shared drives, comment threads, owners and sharing settings.",
					datasource_icon: "folder-sync",
				},
				{
					datasource_name: "SMB file shares",
					datasource_description:
						"Office files, PDFs and scans, with folder paths, modified dates and NTFS permissions.",
					datasource_icon: "hard-drive",
				},
				{
					datasource_name: "Amazon S3",
					datasource_description:
						"Archived exports and images in the buckets and prefixes that you list.",
					datasource_icon: "archive",
				},
			],
		},
		{
			category_id: "knowledge-bases",
			category_name: "Knowledge bases",
			category_icon: "library",
			category_datasources: [
				{
					datasource_name: "Confluence",
					datasource_description:
						"Page text, attachments, labels and the space restrictions that apply to them.",
					datasource_icon: "book-open-text",
				},
				{
					datasource_name: "Notion",
					datasource_description:
						"Pages and database entries in the workspaces shared with the connector.",
					datasource_icon: "notebook-text",
				},
				{
					datasource_name: "ServiceNow Knowledge",
					datasource_description:
						"Published articles, review dates and the feedback that readers left on them.",
					datasource_icon: "book-marked",
				},
			],
		},
		{
			category_id: "databases",
			category_name: "Databases and warehouses",
			category_icon: "database",
			category_datasources: [
				{
					datasource_name: "PostgreSQL",
					datasource_description:
						"Approved tables and views, read through an account without write access.",
					datasource_icon: "table-2",
				},
				{
					datasource_name: "SQL Server",
					datasource_description:
						"Reference data and free-text columns, picked up by change tracking where it is on.",
					datasource_icon: "server",
				},
				{
					datasource_name: "Snowflake",
					datasource_description:
						"Curated tables and their column comments, used to answer questions about figures.",
					datasource_icon: "warehouse",
				},
			],
		},
		{
			category_id: "correspondence",
			category_name: "Mail and messages",
			category_icon: "mails",
			category_datasources: [
				{
					datasource_name: "Exchange Online",
					datasource_description:
						"Nominated shared mailboxes: message bodies, attachments and threads. Personal mailboxes are out by default.",
					datasource_icon: "inbox",
				},
				{
					datasource_name: "Microsoft Teams",
					datasource_description:
						"Posts and files in the channels that a steward has approved.",
					datasource_icon: "messages-square",
				},
				{
					datasource_name: "Slack",
					datasource_description:
						"Public channel history with thread order kept, so a decision stays beside its question.",
					datasource_icon: "hash",
				},
			],
		},
		{
			category_id: "business-records",
			category_name: "CRM and ERP records",
			category_icon: "contact",
			category_datasources: [
				{
					datasource_name: "Salesforce",
					datasource_description:
						"Accounts, cases and notes, which tie a customer's name to its documents.",
					datasource_icon: "users",
				},
				{
					datasource_name: "SAP S/4HANA",
					datasource_description:
						"Vendor, material and plant master data, used to recognise codes in free text.",
					datasource_icon: "factory",
				},
				{
					datasource_name: "Dynamics 365",
					datasource_description:
						"Customer and contract records, with activity history for matching correspondence.",
					datasource_icon: "building-2",
				},
			],
		},
	],
} satisfies Extension;
