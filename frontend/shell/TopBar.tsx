import * as words from "#content/copy/interface/frame.yaml";
import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { goToFooter } from "#frontend/features/menu/go-to-footer.ts";
import { MainMenu } from "#frontend/features/menu/MainMenu.tsx";
import { MenuSheet } from "#frontend/features/menu/MenuSheet.tsx";
import { SearchButton } from "#frontend/features/search/SearchButton.tsx";
import { ThemeSwitch } from "#frontend/features/theme/ThemeSwitch.tsx";
import { showToast } from "#frontend/features/toasts/toast-store.ts";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { Logo } from "#frontend/ui/Logo.tsx";
import styles from "./TopBar.module.css";

/** Renders the sticky bar with logo, menu, search and theme switch. */
export function TopBar({ path }: { path: string }) {
	return (
		<header className={styles.bar}>
			<div className={styles.inner}>
				<a
					href={routes.home}
					className={styles.home}
					aria-label={words.homeLink}
				>
					<Logo variant="icon" name={site.name} />
					<Logo variant="wide" name={site.name} />
					<Logo variant="text" name={site.name} />
				</a>
				<Part name="menu" path={path}>
					<MainMenu path={path} />
				</Part>
				<div className={styles.tools}>
					<Part name="search" path={path}>
						<SearchButton
							loadSetup={loadSearchSetup}
							onFailure={() => void showToast("error", words.searchFailed)}
						/>
					</Part>
					<Part name="theme" path={path}>
						<ThemeSwitch />
					</Part>
					<Part name="sheet" path={path} onError={goToFooter}>
						<MenuSheet path={path} loadDock={loadSheetDock} />
					</Part>
				</div>
			</div>
		</header>
	);
}

async function loadSearchSetup() {
	const module = await import("./search-setup.ts");
	return module.searchSetup;
}

async function loadSheetDock() {
	const module = await import("./SheetDock.tsx");
	return module.SheetDock;
}
