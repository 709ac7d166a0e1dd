/** What stands where a list of content has no entry yet. */
export const emptyLists = {
	jobs: "There is no open position at the moment. You are welcome to write to us all the same.",
	advisories: {
		heading: "No advisories so far",
		text: "No fault that operators would have to act on has been published.",
	},
};
