import { contactDetails } from "#content/contact/details.ts";
import * as frame from "#content/copy/interface/frame.yaml";
import * as words from "#content/copy/interface/menu.yaml";
import { generalContactHref } from "#content/routes.ts";
import { openSearch } from "#frontend/features/search/search-store.ts";
import { ThemeSwitch } from "#frontend/features/theme/ThemeSwitch.tsx";
import { Button, buttonClass } from "#frontend/ui/Button.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "./SheetDock.module.css";

const phone = contactDetails.find(({ id }) => id === "phone");

/** Renders the bottom of the phone's menu sheet: search, theme switch, contact form and phone number. */
export function SheetDock({ onLeave }: { onLeave: () => void }) {
	function search(): void {
		// First, so that the focus returns to what opened the sheet.
		onLeave();
		openSearch();
	}
	return (
		<div className={styles.dock}>
			<div className={styles.search}>
				<Button icon="search" aria-haspopup="dialog" onClick={search}>
					{frame.searchLabel}
				</Button>
			</div>
			<div className={styles.theme}>
				<ThemeSwitch />
			</div>
			<a
				href={generalContactHref}
				className={buttonClass("action")}
				onClick={onLeave}
			>
				{words.writeLabel}
			</a>
			{phone && (
				<a href={phone.href} className={buttonClass("quiet")}>
					<Icon name="phone" size={20} />
					{phone.label}
				</a>
			)}
		</div>
	);
}
