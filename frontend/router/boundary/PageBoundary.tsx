import { type ReactNode, useEffect } from "react";
import { reloadOnHistory } from "#frontend/router/prerendered-page.ts";
import { Boundary } from "./Boundary.tsx";
import { PageNotice } from "./PageNotice.tsx";
import { Prerendered } from "./Prerendered.tsx";

/** Around a page, within the shell: the page is shown as it was built, and the next one is tried anew. */
export function PageBoundary({
	path,
	children,
}: {
	path: string;
	children: ReactNode;
}) {
	return (
		<Boundary
			key={path}
			fallback={
				<Prerendered selector="main" otherwise={<PageNotice />} withTitle />
			}
		>
			{children}
		</Boundary>
	);
}

/** Around the shell itself, as the outermost of all: React removes the whole document for an error beyond it. */
export function BodyBoundary({ children }: { children: ReactNode }) {
	return <Boundary fallback={<BuiltBody />}>{children}</Boundary>;
}

function BuiltBody() {
	useEffect(reloadOnHistory, []);
	return (
		<Prerendered
			selector="body"
			otherwise={
				<main id="main">
					<PageNotice />
				</main>
			}
			withTitle
		/>
	);
}
