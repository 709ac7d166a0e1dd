import { IconButton } from "../../ui/IconButton.tsx";

/** Opens the search. */
export function SearchButton() {
	return <IconButton icon="search" label="Search" />;
}
