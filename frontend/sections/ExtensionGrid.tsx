import extensionCards from "virtual:extension-cards";
import { extensionPath } from "#content/routes.ts";
import { Grid } from "../ui/Grid.tsx";
import { ExtensionCard } from "./ExtensionCard.tsx";

/** All extensions as cards. A default export, since React.lazy takes nothing else. */
export default function ExtensionGrid({ models }: { models: string[] }) {
	return (
		<Grid columns={3}>
			{extensionCards.map((extension) => (
				<ExtensionCard
					key={extension.id}
					extension={extension}
					models={models}
					href={extensionPath(extension.id)}
				/>
			))}
		</Grid>
	);
}
