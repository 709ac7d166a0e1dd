import { routes } from "#content/routes.ts";
import { messageOf } from "./support/contact.ts";
import { expect, test } from "./support/test.ts";

// A visitor may keep a message on paper.

test("a message longer than its field is printed whole", async ({
	open,
	page,
}) => {
	await open(routes.contact);
	const message = messageOf(page);
	await message.fill("A line\n".repeat(60));
	await page.emulateMedia({ media: "print" });
	const hidden = await message.evaluate(
		({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
	);
	expect(hidden).toBe(0);
});
