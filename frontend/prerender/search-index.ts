export function searchDocuments(): unknown[] {
	return [];
}
