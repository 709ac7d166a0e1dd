import { inlineScript } from "./inline-script.ts";

/**
 * Runs before all else on a page, and keeps until the app has woken which buttons were
 * pressed and what was typed for the search; router/replay-events.ts then takes it up. It
 * stands inline in every page; the CSP carries its hash (infra/edge/csp.ts).
 *
 * A button keeps the place of its last press: a second press on what seemed dead is no
 * second wish. Submit buttons and links work without a script. ⌘K, Ctrl+K and "/" press
 * the button that names them as its shortcuts; the letters that follow are what to search for.
 */
export const replayEventsScript = inlineScript(`
(()=>{
	if(!("script" in document.documentElement.dataset))return;
	const pressed=new Set;
	const press=(button)=>{pressed.delete(button);pressed.add(button)};
	const listeners={
		click({target}){
			const button=target.closest("button[type=button]");
			if(button)press(button)
		},
		keydown(event){
			const {key,metaKey,ctrlKey,altKey,shiftKey,isComposing,target}=event;
			const search=document.querySelector("button[aria-keyshortcuts]");
			if(!search||altKey||isComposing||target.matches("input,textarea,select"))return;
			const isChord=key.toLowerCase()==="k"&&metaKey!==ctrlKey&&!shiftKey;
			const isKey=!metaKey&&!ctrlKey&&key.length===1;
			if(isChord||key==="/"&&isKey&&!pressed.has(search))press(search);
			else if(pressed.has(search)&&isKey&&(early.words||key!==" "))early.words+=key;
			else return;
			event.preventDefault()
		}
	};
	const early=window.recordedEvents={
		pressed,
		words:"",
		stop(type){document.removeEventListener(type,listeners[type],true)}
	};
	for(const type in listeners)document.addEventListener(type,listeners[type],true)
})()`);
