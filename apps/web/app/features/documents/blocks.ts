/** A line of text with its inline markup. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; inside: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; inside: Inline[] };

export type Heading = { kind: 'heading'; level: 2 | 3; id: string; line: Inline[] };
export type Table = { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** Everything our pages can contain: no other markup reaches the reader. */
export type Block =
  | Heading
  | Table
  | { kind: 'paragraph'; line: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

/** A heading with its content. */
type Section = { heading: Heading; blocks: Block[] };

/** Splits at the headings of this level; the lead is what comes before the first one. */
export const cutAt = (level: Heading['level'], blocks: readonly Block[]) => {
  const lead: Block[] = [];
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level) sections.push({ heading: block, blocks: [] });
    else (sections.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, sections };
};

export const textOfLine = (line: readonly Inline[]): string =>
  line
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'code' ? part.text : textOfLine(part.inside);
    })
    .join('');

export const textOfBlocks = (blocks: readonly Block[]): string => blocks.flatMap(linesOf).map(textOfLine).join('\n');

const linesOf = (block: Block): Inline[][] => {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [block.line];
};
