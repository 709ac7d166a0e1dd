import type { ReactNode } from "react";
import { Footer } from "./Footer.tsx";
import { ToastArea } from "./ToastArea.tsx";
import { TopBar } from "./TopBar.tsx";

/** What every page has around it. */
export function Layout({
	path,
	children,
}: {
	path: string;
	children: ReactNode;
}) {
	return (
		<>
			<a className="skip-link" href="#main">
				Skip to content
			</a>
			<TopBar path={path} />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer />
			<ToastArea />
		</>
	);
}
