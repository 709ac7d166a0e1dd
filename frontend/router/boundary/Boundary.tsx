import { Component, type ReactNode } from "react";

type Props = {
	/** Shown instead of the children once they have thrown. */
	fallback: ReactNode;
	/** When this value changes, the children are rendered again. */
	resetOn?: unknown;
	/** Called after a failure, for instance to close a dialog. */
	onError?: () => void;
	children: ReactNode;
};

/**
 * Stops an error in its children from affecting the rest of the page. main.tsx reports what is
 * caught here. A class, since React has no hook for error boundaries.
 */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch(): void {
		this.props.onError?.();
	}

	override componentDidUpdate({ resetOn }: Props): void {
		if (this.state.hasFailed && resetOn !== this.props.resetOn) {
			this.setState({ hasFailed: false });
		}
	}

	override render(): ReactNode {
		return this.state.hasFailed ? this.props.fallback : this.props.children;
	}
}
