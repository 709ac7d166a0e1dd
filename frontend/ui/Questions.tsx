import { Icon } from "./Icon.tsx";
import styles from "./Questions.module.css";

/** Questions that open to their answers; native disclosure, so it works without a script and prints open. */
export function Questions({
	questions,
}: {
	questions: { question: string; answer: string }[];
}) {
	return (
		<div>
			{questions.map(({ question, answer }) => (
				<details key={question} className={styles.item}>
					<summary className={styles.question}>
						{question}
						<Icon name="plus" size={22} />
					</summary>
					<p className={styles.answer}>{answer}</p>
				</details>
			))}
		</div>
	);
}
