/**
 * Applies a chosen theme before the first paint, so that neither the page nor the browser's
 * toolbar flashes in the wrong colours; the toolbar's <meta> elements precede it. It is inline in every page,
 * and the CSP carries its hash (infra/edge/csp.ts). The key is that of features/theme/theme.ts.
 */
export const themeScript =
	'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;for(var m of document.querySelectorAll("[name=theme-color]"))m.media=m.media.includes(t)?"all":"not all"}}catch{}';
