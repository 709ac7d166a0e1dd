import { holdBack } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";
import { openForm, toasts } from "./support/toasts.ts";

// The contact form shows toasts; here each of its messages is rejected.
test.use({ expectedFaults: [/console: .*status of 400/] });

test("a message whose toast has not come still shows, and the next one as a toast once it has", async ({
	open,
	page,
}) => {
	await page.clock.install();
	const respond = await holdBack(page, "**/assets/Toaster.*.js");
	const say = await openForm(page, open);
	const said = say("The line stalls");
	const plain = page.getByRole("status").getByText("The line stalls");
	await expect
		.poll(async () => {
			await page.clock.runFor(1_000);
			return plain.isVisible();
		})
		.toBe(true);
	await said;
	respond();
	await say("The line is back");
	await expect(toasts(page)).toHaveText("The line is back");
});

test.describe("if its code cannot be loaded", () => {
	test.use({
		expectedFaults: [/console: .*(status of 400|ERR_FAILED)/],
	});

	test("the message still shows", async ({ open, page }) => {
		await page.route(
			/\/assets\/(Toaster|unstyled|react-toastify)[^/]*\.js$/,
			(route) => route.abort(),
		);
		const say = await openForm(page, open);
		await say("The network is gone");
		await expect(
			page.getByRole("status").getByText("The network is gone"),
		).toBeVisible();
	});
});
