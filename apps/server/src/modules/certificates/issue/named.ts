import type { Naming } from '@stagedoor/contract/schemas/certificate';

/** The recipient as a certificate may name them. */
export const named = (recipient: string | null, naming: Naming): string | null => {
  if (recipient === null || naming === 'hidden') return null;
  return naming === 'full' ? recipient : initials(recipient);
};

const letter = /\p{L}/u;

/** By graphemes: a name may begin with a character that is several code points. */
const initials = (name: string): string | null => {
  const segments = new Intl.Segmenter();
  const firsts = name.split(/\s+/).flatMap((word) => {
    const first = [...segments.segment(word)].map(({ segment }) => segment).find((segment) => letter.test(segment));
    return first ? [`${first.toLocaleUpperCase()}.`] : [];
  });
  return firsts.length > 0 ? firsts.join(' ') : null;
};
