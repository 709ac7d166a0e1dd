/** Readable names of the preprint categories that our query returns most often. */
const names: Record<string, string> = {
	"cs.AI": "Artificial Intelligence",
	"cs.AR": "Hardware Architecture",
	"cs.CL": "Computation and Language",
	"cs.CR": "Cryptography and Security",
	"cs.CV": "Computer Vision",
	"cs.CY": "Computers and Society",
	"cs.DB": "Databases",
	"cs.DC": "Distributed Computing",
	"cs.DS": "Data Structures and Algorithms",
	"cs.GT": "Game Theory",
	"cs.HC": "Human-Computer Interaction",
	"cs.IR": "Information Retrieval",
	"cs.LG": "Machine Learning",
	"cs.LO": "Logic in Computer Science",
	"cs.MA": "Multiagent Systems",
	"cs.MM": "Multimedia",
	"cs.NE": "Neural and Evolutionary Computing",
	"cs.NI": "Networking",
	"cs.PL": "Programming Languages",
	"cs.RO": "Robotics",
	"cs.SD": "Sound",
	"cs.SE": "Software Engineering",
	"cs.SI": "Social Networks",
	"cs.SY": "Systems and Control",
	"eess.AS": "Audio and Speech Processing",
	"eess.IV": "Image and Video Processing",
	"eess.SP": "Signal Processing",
	"eess.SY": "Systems and Control (EE)",
	"math.OC": "Optimisation and Control",
	"q-bio.NC": "Neurons and Cognition",
	"quant-ph": "Quantum Physics",
	"stat.ME": "Statistical Methodology",
	"stat.ML": "Statistical Machine Learning",
};

/** Returns a category's name, or the term itself if it has none here. */
export function categoryName(term: string): string {
	return (Object.hasOwn(names, term) && names[term]) || term;
}
