/** What the categories' pictures show, for those who do not see them. */
export const categoryPictures: Record<string, string> = {
	"ai-ml":
		"A small network of nodes in layers; one way through it, from an input to the answer, is drawn out.",
	cloud:
		"Three servers on the ground; a stem rises from each into one cloud, where they meet.",
	"cyber-security":
		"The rings of a trunk as layers of defence: what comes from outside is stopped at one ring or the next, and the heart stays closed.",
	digital:
		"Circuit traces below the ground grow into three stems above it, whose tips are the signs of program code.",
};
