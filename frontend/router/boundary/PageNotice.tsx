import * as words from "#content/copy/interface/broken.yaml";
import { pageTitle } from "#content/page-title.ts";
import { routes } from "#content/routes.ts";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { buttonClass } from "#frontend/ui/Button.tsx";

/** Replaces a page that neither React nor the server could provide. Its links reload, as this app's state cannot be trusted. */
export function PageNotice() {
	return (
		<>
			<title>{pageTitle(words.heading)}</title>
			<PageHeader
				heading={words.heading}
				intro={words.text}
				actions={
					<>
						{/* biome-ignore lint/a11y/useValidAnchor: the current URL, without its hash, so that the page is loaded again */}
						<a className={buttonClass("brand")} href="">
							{words.reloadLabel}
						</a>
						<a
							className={buttonClass("quiet")}
							href={routes.home}
							target="_self"
						>
							{words.homeLabel}
						</a>
					</>
				}
			/>
		</>
	);
}
