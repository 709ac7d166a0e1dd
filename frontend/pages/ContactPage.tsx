import {
	type ContactDetail,
	contactDetails,
} from "#content/contact/details.ts";
import type { ContactContent } from "#content/contact/page-content.ts";
import contact from "#content/copy/pages/contact.yaml";
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
import { UrgentCall } from "#frontend/sections/UrgentCall.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "./ContactPage.module.css";

/** Renders the contact form and contact details (docs/behaviour.md, "Contact"). */
export default function ContactPage({
	content: { urgent, further, support },
}: {
	content: ContactContent;
}) {
	return (
		<>
			<PageMeta meta={contact.meta} path={routes.contact} />
			<PageHeader
				heading={contact.heading}
				intro={contact.intro}
				aside={<UrgentCall contact={urgent} />}
			/>
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
				<section aria-labelledby="facts-heading">
					<h2 id="facts-heading" className={styles.heading}>
						{contact.factsHeading}
					</h2>
					{site.tagLine && <p className={styles.tagLine}>{site.tagLine}</p>}
					<ContactFacts facts={contactDetails} />
					<ContactFacts facts={further} />
					<ContactFacts facts={site.links.filter(({ href }) => href)} />
				</section>
			</div>
			<section className={styles.support} aria-labelledby="support-heading">
				<div>
					<h2 id="support-heading" className={styles.heading}>
						{contact.support.heading}
					</h2>
					<p>
						{support.length > 0
							? contact.support.text
							: contact.support.withoutChannel}
					</p>
					<ContactFacts facts={support} />
					<ActionLink {...contact.support.action} />
				</div>
			</section>
		</>
	);
}

function ContactFacts({
	facts,
}: {
	facts: (ContactDetail & { kind?: keyof typeof contact.furtherContacts })[];
}) {
	if (facts.length === 0) return null;
	return (
		<ul role="list" className={styles.facts}>
			{facts.map(({ id, icon, label, href, kind }) => (
				<li key={label} id={id}>
					<Icon name={icon} size={22} />
					<span>
						{kind && `${contact.furtherContacts[kind]} `}
						{href ? <a href={href}>{label}</a> : label}
					</span>
				</li>
			))}
		</ul>
	);
}
