import { type ReactNode, useEffect } from "react";
import { reloadOnHistory } from "#frontend/router/prerendered-page.ts";
import { Boundary } from "./Boundary.tsx";
import { PageNotice } from "./PageNotice.tsx";
import { Prerendered } from "./Prerendered.tsx";

type Props = { path: string; children: ReactNode };

/** Wraps a page within the shell: if it fails its prerendered HTML is shown, and the next page is rendered normally. */
export function PageBoundary({ path, children }: Props) {
	return (
		<Boundary
			key={path}
			fallback={
				<Prerendered selector="main" fallback={<PageNotice />} withTitle />
			}
		>
			{children}
		</Boundary>
	);
}

/** Wraps the shell as the outermost boundary: for an error outside it, React removes the whole document. */
export function BodyBoundary({ children }: { children: ReactNode }) {
	return <Boundary fallback={<BuiltBody />}>{children}</Boundary>;
}

function BuiltBody() {
	useEffect(reloadOnHistory, []);
	return (
		<Prerendered
			selector="body"
			fallback={
				<main id="main">
					<PageNotice />
				</main>
			}
			withTitle
		/>
	);
}
