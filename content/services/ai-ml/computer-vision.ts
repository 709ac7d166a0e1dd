import type { Service } from "#content/schema/service.ts";

export default {
	id: "computer-vision",
	order: 3,
	listed: true,
	menu: {
		label: "Computer vision",
		description: "Inspection, safety and asset imagery, read at the edge",
		icon: "scan-eye",
	},
	keyCapabilities: [
		"Optics and lighting design",
		"Defect and anomaly detection",
		"Edge inference on INT8 models",
		"Drone and vehicle imagery",
	],
	meta: {
		title: "Computer vision for inspection and safety",
		description:
			"Camera, lighting, labels and model designed together for factories, sites and asset fleets. Edge inference with recall proved at an agreed alarm rate.",
	},
	pageTitle: "Computer vision",
	pageDescription:
		"Cameras are good at the looking that wears people out: hairline cracks on a night shift, the ten-thousandth pallet label, somebody stepping behind a reversing loader. We design lens, light, labels and model as one system, because no network recovers detail that the sensor never caught.",
	serviceCards: [
		{
			icon: "aperture",
			title: "Optics settled before software",
			description:
				"Sensor, lens, distance, exposure and lighting follow from the smallest fault that matters. We plan at least five pixels across it and try the rig on site at dawn, noon and night before you buy more.",
		},
		{
			icon: "square-dashed-mouse-pointer",
			title: "Labels that inspectors agree on",
			description:
				"An illustrated annotation guide, a tenth of images labelled twice and a Cohen's kappa above 0.8 before training. Where your inspectors disagree, the definition is settled first.",
		},
		{
			icon: "cpu",
			title: "Inference beside the camera",
			description:
				"Networks exported to ONNX, quantised to INT8 and compiled with TensorRT or OpenVINO for a small industrial computer. Video stays on site, and a lost link does not stop the line.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Where it pays",
			cardDescription:
				"Work in which the camera has a clear task and somebody acts on the result.",
			contentItems: [
				{
					icon: "factory",
					heading: "Inspection on a moving line",
					description:
						"Segmentation for known surface, weld and packaging faults, anomaly detection for new ones. A verdict in under a hundred milliseconds, with the image kept for disputes.",
				},
				{
					icon: "hard-hat",
					heading: "People near plant",
					description:
						"Detection of anyone inside an exclusion zone, tuned for few false alarms because crews mute a system that cries wolf. It supplements engineered safeguards and never replaces an interlock.",
				},
				{
					icon: "drone",
					heading: "Poles, roofs and roads",
					description:
						"Condition graded from drone or dashcam frames, positioned in GDA2020, matched to your asset register and queued for an inspector wherever confidence is low.",
				},
			],
		},
		{
			cardTitle: "Terms fixed before the first image",
			cardDescription:
				"Written into the test plan, so that results are judged against terms set earlier.",
			contentItems: [
				{
					icon: "bell-ring",
					heading: "Recall at a stated alarm rate",
					description:
						"One accuracy figure hides the trade. We cap false alarms, for example at two per camera each shift, and aim to find 95 to 98 per cent of serious faults within that cap.",
				},
				{
					icon: "cloud-rain",
					heading: "Scores for each condition",
					description:
						"Glare, rain, dust, dirty glass and every camera reported separately, on days and sites kept out of training. A random split would put near-identical frames on both sides.",
				},
				{
					icon: "eye-off",
					heading: "Privacy set at capture",
					description:
						"Faces and number plates blurred on the device, footage kept for days rather than months, and notices planned around workplace surveillance law, which differs between states.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "From test rig to fleet",
		lifecycleItems: [
			{
				step: 1,
				icon: "map-pinned",
				title: "Survey",
				description:
					"Walk the site, measure light and vibration and collect examples of what goes wrong.",
			},
			{
				step: 2,
				icon: "camera",
				title: "Capture",
				description:
					"Record ordinary days as well as faults for two to four weeks.",
			},
			{
				step: 3,
				icon: "tags",
				title: "Annotate",
				description:
					"Label in CVAT inside your tenancy, using early models to propose the next batch.",
			},
			{
				step: 4,
				icon: "badge-check",
				title: "Prove",
				description:
					"Compare it with two of your inspectors on fresh images, blind.",
			},
			{
				step: 5,
				icon: "copy-plus",
				title: "Multiply",
				description:
					"Add lines with a checklist for focus, framing and exposure at each camera.",
			},
		],
	},
	standards: [
		"PyTorch",
		"ONNX",
		"OpenVINO",
		"TensorRT",
		"OpenCV",
		"CVAT",
		"ONVIF",
		"OPC UA",
	],
	questions: [
		{
			question: "Can we use the security cameras we already have?",
			answer:
				"Counting vehicles or checking that a bay is free often works on existing ONVIF streams. Fine defects rarely do, since wide lenses, heavy compression and automatic exposure discard the evidence. We test a day of footage before advising.",
		},
		{
			question: "What happens when the product or the site changes?",
			answer:
				"The system flags unfamiliar images and sets aside a weekly sample for a person to check. Your staff add a variant by labelling a few hundred examples, and the retrained model must pass the original test set before it ships.",
		},
	],
	callToAction: {
		heading: "Show us fifty difficult images",
		description:
			"Include the ones your inspectors dispute. We reply on feasibility, camera set-up and the price of a trial.",
		buttonText: "Arrange an imaging review",
		buttonLink: "/company/contact",
	},
} satisfies Service;
