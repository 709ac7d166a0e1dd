import { routes } from "#content/routes.ts";
import { serviceHref } from "#tests/samples.ts";
import { expect, test } from "./support/test.ts";

// Words as German forms them: 40 letters without a space.
const word = "Rechtsschutzversicherungsgesellschaften";

const places = {
	"buttons on the home page": [routes.home, "main a[class], main button"],
	"a category's name": [routes.home, "#services h3"],
	"a service's standards": [serviceHref, "#standards li"],
	"buttons of a service": [serviceHref, "main a[class], main button"],
	"buttons on Contact": [routes.contact, "main a[class], main button"],
} as const;

for (const [name, [path, selector]] of Object.entries(places)) {
	for (const width of [360, 960]) {
		test(`a long word makes no page scroll sideways: ${name}, ${width} px`, async ({
			open,
			page,
		}) => {
			await page.setViewportSize({ width, height: 740 });
			await open(path);
			const overflow = await page.evaluate(
				([wanted, text]) => {
					const found = document.querySelectorAll(wanted);
					if (found.length === 0) throw new Error("nothing to change");
					for (const element of found) {
						const label = [...element.childNodes].find(
							(node) => node.nodeType === Node.TEXT_NODE,
						);
						if (label) label.textContent = text;
					}
					const { scrollWidth, clientWidth } = document.documentElement;
					return scrollWidth - clientWidth;
				},
				[selector, word] as const,
			);
			expect(overflow).toBe(0);
		});
	}
}
