import { type MarkedToken, marked, type Tokens } from 'marked';
import type { Block, Heading, Inline, Table } from './blocks.ts';

/** The replacements of `{{…}}`, and of a paragraph `{{table …}}`. */
export type Gaps = { text: (gap: string) => string; table: (name: string) => Table };

export type Page = { title: string; summary: string; version: string; blocks: Block[] };

const frontMatter = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;
const gap = /\{\{(.+?)\}\}/g;
const tableGap = /^\{\{table (\w+)\}\}$/;
/** A no-break space keeps a dash from starting a line. */
const looseDash = / —/g;
const anchor = / \{#([a-z0-9-]+)\}$/;

/** Parses a page into blocks. Gaps are filled afterwards, as plain text, so that no value is parsed as Markdown. */
export const parseMarkdown = (source: string, gaps: Gaps): Page => {
  const { head, body } = frontMatter.exec(source)?.groups ?? {};
  if (head === undefined || body === undefined) throw new Error('expected a page to begin with its front matter');
  const fill = (text: string) =>
    text.replaceAll(gap, (_whole, name: string) => gaps.text(name)).replaceAll(looseDash, '\u00a0—');
  const field = (name: string) => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1];
    return value === undefined ? refuse(`expected ${name} in the front matter of a page`) : fill(value);
  };
  const tokens = marked.lexer(body) as MarkedToken[];
  return {
    title: field('title'),
    summary: field('summary'),
    version: field('version'),
    blocks: tokens.flatMap((token) => blockOf(token, fill, gaps.table) ?? []),
  };
};

type Fill = (text: string) => string;

const blockOf = (token: MarkedToken, fill: Fill, table: Gaps['table']): Block | undefined => {
  switch (token.type) {
    case 'space':
      return undefined;
    case 'heading':
      return headingOf(token, fill);
    case 'paragraph': {
      const name = tableGap.exec(token.text)?.[1];
      return name === undefined ? { kind: 'paragraph', line: lineOf(token.tokens, fill) } : table(name);
    }
    case 'list':
      return { kind: 'list', ordered: token.ordered, items: token.items.map((item) => itemOf(item, fill)) };
    case 'table':
      return {
        kind: 'table',
        head: token.header.map((cell) => lineOf(cell.tokens, fill)),
        rows: token.rows.map((row) => row.map((cell) => lineOf(cell.tokens, fill))),
      };
    default:
      return refuse(`our pages have no ${token.type}: ${token.raw.slice(0, 40)}`);
  }
};

const headingOf = (token: Tokens.Heading, fill: Fill): Heading => {
  const id = anchor.exec(token.text)?.[1];
  const level = token.depth;
  if (id === undefined || (level !== 2 && level !== 3))
    return refuse(`a heading is ## or ### and ends with {#its-id}: ${token.text}`);
  return { kind: 'heading', level, id, line: [fill(token.text.replace(anchor, ''))] };
};

/** One line each: nested lists are hard to read, especially in legal texts. */
const itemOf = (item: Tokens.ListItem, fill: Fill): Inline[] => {
  const [first, ...rest] = item.tokens;
  if (first?.type !== 'text' || rest.length > 0) return refuse(`expected one line in a list item, found: ${item.text}`);
  return lineOf((first as Tokens.Text).tokens ?? [], fill);
};

const lineOf = (tokens: Tokens.Paragraph['tokens'], fill: Fill): Inline[] =>
  (tokens as MarkedToken[]).map((token) => inlineOf(token, fill));

const inlineOf = (token: MarkedToken, fill: Fill): Inline => {
  switch (token.type) {
    case 'text':
    case 'escape':
      return fill(token.text);
    case 'strong':
    case 'em':
      return { kind: token.type, inside: lineOf(token.tokens, fill) };
    case 'codespan':
      return { kind: 'code', text: fill(token.text) };
    case 'link':
      return { kind: 'link', to: fill(decodeURI(token.href)), inside: lineOf(token.tokens, fill) };
    default:
      return refuse(`our lines have no ${token.type}: ${token.raw.slice(0, 40)}`);
  }
};

const refuse = (sentence: string): never => {
  throw new Error(sentence);
};
