const className = "toast-copyable";

/** Returns whether a press there selects text; elsewhere on a toast it begins a swipe. */
export function isCopyable(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest(`.${className}`) !== null;
}

type Props = { message: string; copyable: string };

/** A message of which a part is to be copied by hand. Focus selects that part (toast-focus.ts). */
export function CopyableToast({ message, copyable }: Props) {
	const [before, ...after] = message.split(copyable);
	return (
		<div>
			{before}
			<span
				className={className}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has no other way to select it
				tabIndex={0}
			>
				{copyable}
			</span>
			{after.join(copyable)}
		</div>
	);
}
