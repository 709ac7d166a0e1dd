import { Component, type ReactNode } from "react";

type Props = {
	/** What stands in the place of the children once they have thrown. */
	fallback: ReactNode;
	/** With another value here the children are tried again. */
	resetOn?: unknown;
	/** For what else the failure asks for, such as closing what is open. */
	onError?: () => void;
	children: ReactNode;
};

/**
 * Keeps an error of its children from all that is around them. main.tsx reports what is
 * caught here. A class, since React has no hook for it.
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
