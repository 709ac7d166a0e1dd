export function NetworkBackground() {
	return null;
}
