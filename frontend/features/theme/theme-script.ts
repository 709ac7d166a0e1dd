/**
 * Runs before the first paint, so that a chosen theme does not flash in. It stands inline
 * in every page; the CSP carries its hash (infra/edge/csp.ts). The key is features/theme/theme.ts's.
 */
export const themeScript =
	'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';
