/**
 * Runs before the first paint, so that a chosen theme does not flash in, neither on the page nor on the
 * browser's bar, whose colours stand before it. It stands inline in every page; the CSP carries its hash (infra/edge/csp.ts). The key is features/theme/theme.ts's.
 */
export const themeScript =
	'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;for(var m of document.querySelectorAll("[name=theme-color]"))m.media=m.media.includes(t)?"all":"not all"}}catch{}';
