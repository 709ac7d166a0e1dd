import { workerData } from "node:worker_threads";
import { drawPagePicture } from "./draw-pictures.ts";
import type { PageContent } from "./page-contents.ts";
import type { WorkerData } from "./page-workers.ts";
import { giveSnapshots, renderNotFound, renderPage } from "./render.tsx";
import type { ShareSubject } from "./share/subject.ts";

const [, { snapshots }] = workerData as [unknown, WorkerData];
giveSnapshots(snapshots);

type Page = {
	path: string;
	title: string;
	content: PageContent;
	subject: ShareSubject;
};

/** Makes a page's HTML and share image, the expensive part of the build, independently of other pages. */
export async function makePage({ path, title, content, subject }: Page) {
	return {
		...(await renderPage(path, content)),
		picture: await drawPagePicture(path, title, subject),
	};
}

export { renderNotFound };
