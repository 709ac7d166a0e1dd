import type { Service } from "#content/schema/service.ts";

export default {
	id: "iot-embedded-systems",
	order: 3,
	listed: true,
	menu: {
		label: "IoT & embedded systems",
		description: "Firmware, connectivity and fleets that update safely",
		icon: "microchip",
	},
	keyCapabilities: [
		"Firmware on Zephyr and FreeRTOS",
		"Signed over-the-air updates",
		"MQTT, OPC UA and Matter integration",
		"Device security to ETSI EN 303 645",
		"Power budgets measured on hardware",
	],
	meta: {
		title: "IoT and embedded systems engineering",
		description:
			"Firmware on Zephyr and FreeRTOS, signed updates with MCUboot, MQTT and OPC UA connectivity, and fleet operations for devices across Australian sites.",
	},
	pageTitle: "IoT and embedded systems",
	pageDescription:
		"Restarting one sensor in a pump shed outside Mildura means a drive; a bad update to ten thousand of them means ten thousand drives. We write the firmware, choose the radio, build the cloud side and prove the update path before the first unit ships.",
	serviceCards: [
		{
			icon: "cpu",
			title: "Firmware that recovers alone",
			description:
				"C, C++ or Rust on Zephyr or FreeRTOS, with MISRA C where safety calls for it, static memory allocation, watchdogs, and crash dumps sent over the air. Each merge is flashed to real boards in a hardware-in-the-loop rack.",
		},
		{
			icon: "radio-tower",
			title: "Radio chosen by arithmetic",
			description:
				"LoRaWAN, LTE-M, NB-IoT, Wi-Fi, Thread with Matter, or satellite, compared on payload, duty cycle, coverage at your sites and yearly cost per device. MQTT carries telemetry to the cloud, while OPC UA and Modbus gateways bring in the plant you already own.",
		},
		{
			icon: "server-cog",
			title: "A fleet you can query",
			description:
				"Device registry, certificate rotation, staged rollouts and remote diagnosis on AWS IoT Core, Azure IoT Hub or an open stack that you host. Operators can list units by firmware version and those gone quiet.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Security from the bootloader up",
			cardDescription:
				"ETSI EN 303 645 guides consumer products and IEC 62443-4-2 industrial components, with evidence collected during the work.",
			contentItems: [
				{
					icon: "fingerprint-pattern",
					heading: "An identity for each device",
					description:
						"A unique key pair in a secure element or behind TrustZone, provisioned on the production line and used for mutual TLS.",
				},
				{
					icon: "undo-2",
					heading: "Updates with a way back",
					description:
						"MCUboot verifies the signature of an image before running it, and returns to the previous one unless the new firmware confirms itself healthy.",
				},
				{
					icon: "list-tree",
					heading: "A parts list for every build",
					description:
						"One CycloneDX file per firmware version, matched daily against published vulnerabilities.",
				},
			],
		},
		{
			cardTitle: "Figures from bench and field",
			cardDescription:
				"Taken on enclosed production hardware at the temperatures the site will see.",
			contentItems: [
				{
					icon: "battery-medium",
					heading: "Energy per message",
					description:
						"Current in microamps for sleep, sensing and transmission, converted into battery life with thirty per cent held back for ageing and cold.",
				},
				{
					icon: "hard-drive-download",
					heading: "Update completion",
					description:
						"The aim is 99.5 per cent of reachable devices on the new version within fourteen days, and a rollout that halts by itself above one per cent failures.",
				},
				{
					icon: "signal-high",
					heading: "Readings that arrive",
					description:
						"Ninety-nine per cent delivered within the agreed delay, and up to seventy-two hours of readings kept on the device during an outage.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Bench, pilot, fleet",
		lifecycleItems: [
			{
				step: 1,
				icon: "clipboard-pen",
				title: "Specify",
				description:
					"Fix the limits on power, unit cost, environment and compliance before anyone picks a chip.",
			},
			{
				step: 2,
				icon: "circuit-board",
				title: "Bring up",
				description:
					"Run the bootloader and drivers on development boards and measure current in the first week.",
			},
			{
				step: 3,
				icon: "swords",
				title: "Attack",
				description:
					"Test debug ports, radio links, key storage and update servers the way an intruder would.",
			},
			{
				step: 4,
				icon: "map-pinned",
				title: "Pilot",
				description:
					"Place twenty to fifty units at your most difficult sites for at least eight weeks.",
			},
			{
				step: 5,
				icon: "truck",
				title: "Scale",
				description:
					"Provision in the factory, update in rings and pass a tested runbook to your operators.",
			},
		],
	},
	standards: [
		"MQTT 5.0",
		"OPC UA",
		"Matter",
		"Zephyr",
		"FreeRTOS",
		"MCUboot",
		"ETSI EN 303 645",
		"IEC 62443",
	],
	questions: [
		{
			question: "Do Australia's smart device rules apply to our product?",
			answer:
				"If it connects and consumers can buy it, probably. Rules made under the Cyber Security Act 2024 prohibit universal default passwords and require a published contact for security reports and a stated support period. We prepare the technical evidence; your lawyers confirm the scope and any exemption.",
		},
		{
			question: "Do you design circuit boards?",
			answer:
				"We choose processors and radios, review schematics and write the production test firmware. Board layout, enclosures and testing for the RCM are done by specialist firms that you contract directly.",
		},
	],
	callToAction: {
		heading: "Send us one unit and its firmware",
		description:
			"We assess boot security, update path and sleep current on a single device and report in ten working days.",
		buttonText: "Arrange a device assessment",
		buttonLink: "/company/contact",
	},
} satisfies Service;
