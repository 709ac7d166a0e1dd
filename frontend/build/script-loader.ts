import { inlineScript } from "./inline-script.ts";

/**
 * Asks for the page's scripts, whose addresses stand in the data block before it, so that
 * they neither compete with the first paint nor come late. It stands inline in every page,
 * with the same text, so that its hash in the CSP (infra/edge/csp.ts) outlives a build.
 *
 * A block that came damaged leaves the page without its scripts, which reads whole.
 *
 * - On a slow line (the page's first part took 140 ms or more to come; the browser's own
 *   time of the answer leaves out some of the way) the paint leaves the line idle for whole
 *   round trips: they are asked for at once, at a low priority.
 * - On a fast line they come within a few frames: they are asked for when the page has been
 *   painted, or on the first touch, key or pointer, or after a second where nothing paints.
 */
export const scriptLoader = inlineScript(`
(()=>{
	if(!("script" in document.documentElement.dataset))return;
	let isAsked=false;
	const ask=()=>{
		if(isAsked)return;
		isAsked=true;
		let scripts=[];
		try{scripts=JSON.parse(document.getElementById("scripts").textContent).filter((href)=>typeof href==="string")}catch{}
		const [entry,...files]=scripts;
		if(!entry)return;
		for(const href of files)add("link",{rel:"modulepreload",fetchPriority:"low",href});
		add("script",{type:"module",fetchPriority:"low",src:entry})
	};
	const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values));
	const [{requestStart}={}]=performance.getEntriesByType("navigation");
	if(document.hidden||performance.now()-requestStart>=140)setTimeout(ask);
	else{
		new PerformanceObserver(ask).observe({type:"paint",buffered:true});
		for(const type of["pointerdown","keydown","touchstart"])addEventListener(type,ask,{capture:true,once:true,passive:true});
		setTimeout(ask,1e3)
	}
})()`);
