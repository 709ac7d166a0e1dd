import fullLogo from "./FullLogo.module.css";
import styles from "./Logo.module.css";

/** `icon`: the mark; `text`: the name; `full`: mark above name; `wide`: mark next to name. */
type LogoVariant = "icon" | "text" | "full" | "wide";

/** Three stems that rise from one root. public/favicon.svg must contain the same path. */
export const markPath =
	"M16 29V17M16 24C16 18 7 17 7 6M16 24c0-6 9-7 9-18M16 17V3M9 29h14";

/** Maximum characters of a name that fits on one line of a phone's bar. */
const maxShortName = 12;

type Props = { variant: LogoVariant; name: string };

/** Renders the company's logo in one of its four variants. */
export function Logo({ variant, name }: Props) {
	return (
		<span
			className={variant === "full" ? fullLogo.full : styles.logo}
			data-logo={variant}
		>
			{variant !== "text" && (
				<svg
					className={styles.mark}
					viewBox="0 0 32 32"
					role={variant === "icon" ? "img" : undefined}
					aria-label={variant === "icon" ? name : undefined}
					aria-hidden={variant === "icon" ? undefined : true}
				>
					<path d={markPath} />
				</svg>
			)}
			{variant !== "icon" && (
				<span
					className={styles.name}
					data-long={name.length > maxShortName || undefined}
					translate="no"
				>
					{name}
				</span>
			)}
		</span>
	);
}
