import { useRef } from "react";
export function useRotation(_count: number, _ms: number) {
	return { index: 0, ref: useRef<HTMLDivElement>(null) };
}
