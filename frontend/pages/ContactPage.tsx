import contact from "#content/pages/contact.ts";
import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { ContactForm } from "#frontend/features/contact/ContactForm.tsx";
import {
	prepareToasts,
	showToast,
} from "#frontend/features/toasts/toast-store.ts";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { ActionLink } from "#frontend/sections/ActionLink.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "./ContactPage.module.css";

/** The form and the facts (docs/behaviour.md, "Contact"). */
export function ContactPage() {
	return (
		<>
			<PageMeta meta={contact.meta} path={routes.contact} />
			<PageHeader heading={contact.heading} intro={contact.intro} />
			<div className={styles.columns}>
				<section aria-labelledby="form-heading">
					<h2 id="form-heading" className={styles.heading}>
						{contact.formHeading}
					</h2>
					<Part name="form">
						<ContactForm
							onIntent={prepareToasts}
							onOutcome={({ isSent, message }) => {
								void showToast(isSent ? "success" : "error", message);
							}}
						/>
					</Part>
				</section>
				<aside className={styles.aside}>
					<section aria-labelledby="facts-heading">
						<h2 id="facts-heading" className={styles.heading}>
							{contact.factsHeading}
						</h2>
						<p className={styles.tagLine}>{site.tagLine}</p>
						<ul role="list" className={styles.facts}>
							<li id="email">
								<Icon name="mail" size={22} />
								<a href={`mailto:${site.email}`}>{site.email}</a>
							</li>
							<li id="phone">
								<Icon name="phone" size={22} />
								<a href={`tel:${site.phoneNumber.replaceAll(" ", "")}`}>
									{site.phoneNumber}
								</a>
							</li>
							{site.streetAddress && (
								<li>
									<Icon name="building-2" size={22} />
									{site.streetAddress}
								</li>
							)}
							<li id="address">
								<Icon name="map-pin" size={22} />
								{site.suburbAddress}
							</li>
							<li id="hours">
								<Icon name="clock" size={22} />
								{site.businessHours}
							</li>
						</ul>
						<ul role="list" className={styles.facts}>
							{site.links
								.filter(({ href }) => href)
								.map(({ label, icon, href }) => (
									<li key={href}>
										<Icon name={icon} size={22} />
										<a href={href}>{label}</a>
									</li>
								))}
						</ul>
					</section>
					<section className={styles.support} aria-labelledby="support-heading">
						<h2 id="support-heading" className={styles.heading}>
							{contact.support.heading}
						</h2>
						<p>{contact.support.text}</p>
						<ActionLink {...contact.support.action} />
					</section>
				</aside>
			</div>
		</>
	);
}
