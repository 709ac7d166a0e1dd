import { ToastContainer } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./Toaster.css";
import {
	swipeDistance,
	toastMs,
	toastWidth,
	visibleToasts,
} from "./toast-timing.ts";

/** The container of all toasts. A default export, since React.lazy takes nothing else. */
export default function Toaster() {
	return (
		<ToastContainer
			position="bottom-right"
			autoClose={toastMs}
			limit={visibleToasts}
			// Its clock would start only after an entrance animation.
			transition={() => null as never}
			draggable
			draggablePercent={(swipeDistance / toastWidth) * 100}
			pauseOnFocusLoss
			theme="light"
			icon={false}
		/>
	);
}
