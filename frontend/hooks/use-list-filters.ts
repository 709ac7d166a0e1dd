import { useEffect, useState } from "react";

type Filters = { text: string; category: string };

/**
 * Search text and category of a list, kept in the address so that a view can be shared
 * and Back returns to it. They are read after the page has woken: the built page has no query.
 * @param all name of the choice that stands for every category
 */
export function useListFilters(
	all: string,
): [Filters, (change: Partial<Filters>) => void] {
	const [filters, setFilters] = useState<Filters>({ text: "", category: all });

	useEffect(() => {
		const query = new URLSearchParams(location.search);
		setFilters({
			text: query.get("q") ?? "",
			category: query.get("category") ?? all,
		});
	}, [all]);

	function change(next: Partial<Filters>) {
		const merged = { ...filters, ...next };
		setFilters(merged);
		const query = new URLSearchParams();
		if (merged.text) query.set("q", merged.text);
		if (merged.category !== all) query.set("category", merged.category);
		const search = query.size > 0 ? `?${query}` : "";
		history.replaceState(history.state, "", location.pathname + search);
	}

	return [filters, change];
}
