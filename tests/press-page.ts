/** A page about the company that the site never had, as a content file without a fault. */
export const pressPage = `# yaml-language-server: $schema=../.schema/companyPages.json
meta:
  title: For journalists
  description: Photographs, a short history of the company and whom to call before your deadline.
title: Press
icon: newspaper
heading: What journalists ask us for
sections:
  - name: Photographs
    text:
      - Portraits of our engineers and of the slipway, free to print with the photographer's name.
closing:
  heading: Your deadline is near?
  text: Write to us with the day on it, and an engineer calls you back.
  action: { label: Write to us, href: /company/contact }
`;
