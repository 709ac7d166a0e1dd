import { Icon } from "./Icon.tsx";
import styles from "./Questions.module.css";

type Props = { questions: { question: string; answer: string }[] };

/** Renders questions that expand to their answers, as native <details> that work without JavaScript and print expanded. */
export function Questions({ questions }: Props) {
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
