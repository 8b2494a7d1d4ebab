import { type Block, cutAt, type Heading, textOfBlocks, textOfLine } from '../blocks.ts';

export type Answer = { heading: Heading; blocks: Block[] };
export type AnswerGroup = { heading: Heading; answers: Answer[] };

/** Questions and answers, by subject. */
export const groupsOf = (blocks: readonly Block[]): AnswerGroup[] =>
  cutAt(2, blocks).sections.map(({ heading, blocks: inside }) => ({ heading, answers: cutAt(3, inside).sections }));

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Answers that contain every word, in the question or in the text. Server and browser use the same search. */
export const findAnswers = (groups: readonly AnswerGroup[], text: string): AnswerGroup[] => {
  const words = wordsOf(text);
  const fits = ({ heading, blocks }: Answer) => {
    const content = `${textOfLine(heading.line)}\n${textOfBlocks(blocks)}`.toLowerCase();
    return words.every((word) => content.includes(word));
  };
  return groups
    .map((group) => ({ ...group, answers: group.answers.filter(fits) }))
    .filter(({ answers }) => answers.length > 0);
};
