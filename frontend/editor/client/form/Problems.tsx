/** Lists a field's problems, as worded by npm run check:content. */
export function Problems({
	id,
	label,
	messages = [],
}: {
	id: string;
	label: string;
	messages?: string[] | undefined;
}) {
	if (messages.length === 0) return null;
	return (
		<ul className="problems" id={`${id}-problem`}>
			{messages.map((message) => (
				<li key={message}>
					{label} {message}
				</li>
			))}
		</ul>
	);
}
