/**
 * Code points of WebDriver for keys that type no character (w3c.github.io/webdriver, "Keyboard
 * actions").
 */
export const keyCodes: Record<string, string> = {
	Backspace: "\uE003",
	Tab: "\uE004",
	Enter: "\uE007",
	Shift: "\uE008",
	Control: "\uE009",
	Alt: "\uE00A",
	Escape: "\uE00C",
	Space: " ",
	End: "\uE010",
	Home: "\uE011",
	ArrowLeft: "\uE012",
	ArrowUp: "\uE013",
	ArrowRight: "\uE014",
	ArrowDown: "\uE015",
	Meta: "\uE03D",
};
