import {
	type CSSProperties,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import {
	ToastContainer,
	type ToastIcon,
	type ToastTransitionProps,
	toast,
} from "react-toastify/unstyled";
import * as words from "#content/copy/interface/frame.yaml";
import { listen } from "#frontend/hooks/listen.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import { keepAboveDialogs } from "./above-dialogs.ts";
import { CopyableToast } from "./CopyableToast.tsx";
import { manageToastFocus } from "./toast-focus.ts";
import {
	regionSettleMs,
	toastFadeMs,
	toastGap,
	toastMs,
	toastOffset,
	toastWidth,
	visibleToasts,
} from "./toast-settings.ts";
import { type ToastKind, useToasts } from "./toast-store.ts";
import { followSwipes } from "./toast-swipe.ts";

const copyableId = "copyable";

/** How many times it polls for the stylesheet; without it a message would be below the page's end. */
const maxWaits = 30;

const measures = {
	"--toast-width": `${toastWidth}px`,
	"--toast-gap": `${toastGap}px`,
	"--toast-offset": `${toastOffset}px`,
} as CSSProperties;

/**
 * The container of all toasts. The library queues, positions and times them; Toaster.css
 * pauses their timers while the pointer or keyboard focus is on any of them, or the page is
 * hidden.
 */
export function Toaster() {
	const home = useRef<HTMLDivElement>(null);
	// Our own element, because it is moved, and React expects its own where it has rendered them.
	const [area] = useState(() => document.createElement("div"));
	const isPageHidden = useSyncExternalStore(
		onVisibilityChange,
		() => document.hidden,
	);

	useEffect(() => {
		if (!home.current) return;
		let waits = 0;
		let movedAt = 0;
		// A region that has moved is a new one.
		function showSettled(...message: Parameters<typeof show>): void {
			const wait = movedAt + regionSettleMs - performance.now();
			if (wait > 0) setTimeout(showSettled, wait, ...message);
			else show(...message);
		}
		const timer = setInterval(() => {
			waits += 1;
			if (!isStyled(area) && waits < maxWaits) return;
			clearInterval(timer);
			useToasts.setState({ toaster: showSettled });
		}, regionSettleMs);
		const ends = [
			keepAboveDialogs(area, home.current, () => {
				movedAt = performance.now();
			}),
			followSwipes(area),
			manageToastFocus(area),
		];
		return () => {
			clearInterval(timer);
			for (const end of ends) end();
		};
	}, [area]);

	return (
		<div ref={home}>
			{createPortal(
				<ToastContainer
					position="bottom-right"
					className={isPageHidden ? "is-paused" : ""}
					style={measures}
					limit={visibleToasts}
					autoClose={toastMs - toastFadeMs}
					transition={Fade}
					hideProgressBar
					// The surrounding region is already polite; an alert inside it would be read twice.
					role="status"
					icon={mark}
					closeButton={({ closeToast }) => (
						<IconButton
							icon="x"
							label={words.closeToast}
							onClick={closeToast}
						/>
					)}
					// Our own handling also takes keyboard focus, swipe speed and a hidden page into account.
					draggable={false}
					pauseOnHover={false}
					pauseOnFocusLoss={false}
					hotKeys={() => false}
				/>,
				area,
			)}
		</div>
	);
}

function isStyled({ firstElementChild }: Element): boolean {
	if (!firstElementChild) return false;
	return (
		getComputedStyle(firstElementChild).getPropertyValue("--is-styled") !== ""
	);
}

function show(kind: ToastKind, message: string, copyable?: string): void {
	if (copyable) {
		// Nobody copies by hand within four seconds (WCAG 2.2.1). One at a time, or they would keep others waiting.
		const render = <CopyableToast message={message} copyable={copyable} />;
		if (toast.isActive(copyableId)) toast.update(copyableId, { render });
		else toast[kind](render, { toastId: copyableId, autoClose: false });
	} else toast[kind](message);
}

const mark: ToastIcon = ({ type }) => (
	<Icon name={type === "error" ? "triangle-alert" : "check"} size={20} />
);

/**
 * Starts the timer at once, whereas the library's own transitions wait until their entrance
 * ends, and fades within the four seconds.
 */
function Fade({
	children,
	isIn,
	nodeRef,
	playToast,
	done,
}: ToastTransitionProps) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when it mounts
	useLayoutEffect(playToast, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when it begins to leave
	useEffect(() => {
		if (isIn) return;
		nodeRef.current?.animate(
			{ opacity: 0 },
			{ duration: toastFadeMs, fill: "forwards" },
		);
		const timer = setTimeout(done, toastFadeMs);
		return () => clearTimeout(timer);
	}, [isIn]);
	return children;
}

function onVisibilityChange(listener: () => void): () => void {
	return listen(document, { visibilitychange: listener });
}
