/**
 * Words in bold, as **words**. They may contain a link; a link's label cannot contain them, which
 * would leave half of the link on either side.
 */
export const boldWords =
	/\*\*(?!\s)((?:[^*[\]]|\[[^*[\]]*\]\([^()*]*\))+)(?<!\s)\*\*(?![^[]*\]\()/g;
