import type extensionCards from "virtual:extension-cards";
import words from "#content/copy/pages/extension-picture.yaml";
import { useRotation } from "#frontend/hooks/use-rotation.ts";
import ExtensionDiagram from "#frontend/illustrations/ExtensionDiagram.tsx";
import { MoreLink } from "#frontend/sections/MoreLink.tsx";
import { Card } from "#frontend/ui/Card.tsx";

/** docs/behaviour.md, "Platform and extensions"; in milliseconds. */
export const rotationMs = 3000;

type Props = {
	extension: (typeof extensionCards)[number];
	models: string[];
	href: string;
	/** Whether the visitor has paused the cycling. */
	isPaused: boolean;
};

/** An extension with a diagram that cycles through models and integrations. */
export function ExtensionCard({ extension, models, href, isPaused }: Props) {
	const { integrations } = extension;
	const { index, ref } = useRotation(
		models.length * integrations.length,
		rotationMs,
		isPaused,
	);
	return (
		<Card ref={ref} title={extension.name}>
			<ExtensionDiagram
				picture={extension.picture}
				model={models[index % models.length] ?? ""}
				integration={integrations[index % integrations.length] ?? ""}
			/>
			<p>{extension.shortDescription}</p>
			<MoreLink href={href} label={words.moreLabel} about={extension.name} />
		</Card>
	);
}
