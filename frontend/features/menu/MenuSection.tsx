import type { MenuItem } from "#content/navigation.ts";
import { Boundary } from "#frontend/router/boundary/Boundary.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import { footerId } from "./go-to-footer.ts";
import styles from "./MainMenu.module.css";
import type { MenuPanel } from "./MenuPanel.tsx";
import type { MenuMachine } from "./menu-machine.ts";
import { sectionOf } from "./sections.ts";

export type Panel = typeof MenuPanel;

/** A section of the bar: a button and the panel it discloses, or without JavaScript a link to the footer. */
export function MenuSection({
	machine,
	id,
	title,
	links,
	path,
	isOpen,
	Panel,
}: {
	machine: MenuMachine;
	/** Its id in the navigation, which the machine and its elements share. */
	id: string;
	title: string;
	links: MenuItem[];
	/** Path of the current page. */
	path: string;
	isOpen: boolean;
	/** Undefined until its code has loaded. */
	Panel: Panel | undefined;
}) {
	const panelId = `panel-${id}`;
	return (
		<>
			<noscript>
				<a className={styles.trigger} href={`#${footerId(id)}`}>
					{title}
				</a>
			</noscript>
			<button
				type="button"
				className={`${styles.trigger} needs-script`}
				data-menu-stop
				data-active={sectionOf(path) === id || undefined}
				id={triggerId(id)}
				aria-expanded={isOpen}
				aria-controls={isOpen && Panel ? panelId : undefined}
				onClick={() => machine.toggle(id)}
				onPointerMove={(event) => {
					if (event.pointerType === "mouse") machine.pointerOverTrigger(id);
				}}
				onPointerLeave={(event) => {
					if (event.pointerType === "mouse") machine.pointerLeft();
				}}
			>
				{title}
				<Icon name="chevron-down" size={16} />
			</button>
			{isOpen && Panel && (
				<Boundary fallback={null} onError={() => machine.fail(id)}>
					<Panel
						machine={machine}
						id={panelId}
						trigger={triggerId(id)}
						links={links}
						path={path}
					/>
				</Boundary>
			)}
		</>
	);
}

function triggerId(id: string): string {
	return `menu-${id}`;
}
