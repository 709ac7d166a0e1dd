import { Link } from "wouter";
import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { Logo } from "../ui/Logo.tsx";
import { MainMenu } from "./menu/MainMenu.tsx";
import { MenuSheet } from "./menu/MenuSheet.tsx";
import { SearchButton } from "./search/SearchButton.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import styles from "./TopBar.module.css";

/** The fixed bar: logo, menu, search, theme. */
export function TopBar({ path }: { path: string }) {
	return (
		<header className={styles.bar}>
			<div className={styles.inner}>
				<Link
					href={routes.home}
					className={styles.home}
					aria-label={`${site.name}, home`}
				>
					<Logo variant="wide" name={site.name} />
				</Link>
				<MainMenu path={path} />
				<div className={styles.tools}>
					<SearchButton />
					<ThemeSwitch />
					<MenuSheet path={path} />
				</div>
			</div>
		</header>
	);
}
