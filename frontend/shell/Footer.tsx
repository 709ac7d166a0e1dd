import contentIndex from "virtual:content-index";
import * as words from "#content/copy/interface/frame.yaml";
import { buildFooter, type FooterColumn } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { footerId } from "#frontend/features/menu/go-to-footer.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import { Logo } from "#frontend/ui/Logo.tsx";
import styles from "./Footer.module.css";

const columns = buildFooter(contentIndex);
const links = site.links.filter(({ href }) => href);
// A name that ends in "Ltd." already has its full stop.
const owner = [site.name.replace(/\.?$/, "."), site.suburbAddress]
	.join(" ")
	.trim();

/** Renders links to all parts of the site in columns, and who we are. */
export function Footer() {
	return (
		<footer className={styles.footer}>
			<div className={styles.inner}>
				<div className={styles.brand}>
					<Logo variant="full" name={site.name} />
					{site.tagLine && <p>{site.tagLine}</p>}
				</div>
				<nav
					id={footerId()}
					className={styles.columns}
					aria-label={words.footerLabel}
				>
					{columns.map(({ id, title, entries }) => (
						<section key={id} id={footerId(id)}>
							<h2 className={styles.title}>{title}</h2>
							<ul role="list">
								{entries.map((entry) => (
									<li key={entry.label}>
										<FooterEntry {...entry} />
									</li>
								))}
							</ul>
						</section>
					))}
				</nav>
			</div>
			<div className={styles.base}>
				{/* The page may have been built last year. */}
				<p suppressHydrationWarning>
					{`© ${new Date().getUTCFullYear()} ${owner}`}
				</p>
				{links.length > 0 && (
					<ul role="list" className={styles.links}>
						{links.map(({ label, icon, href }) => (
							<li key={href}>
								<a href={href} title={label} aria-label={label}>
									<Icon name={icon} size={20} />
								</a>
							</li>
						))}
					</ul>
				)}
			</div>
		</footer>
	);
}

function FooterEntry({ label, href }: FooterColumn["entries"][number]) {
	// In a narrow column the hours break before their time zone, an address before its domain.
	const [start, domain] = label
		.replace(/ (?=[^(]*\))/g, "\u00a0")
		.split(/(?=@)/);
	const text = (
		<>
			{start}
			{domain && <wbr />}
			{domain}
		</>
	);
	return href ? <a href={href}>{text}</a> : text;
}
