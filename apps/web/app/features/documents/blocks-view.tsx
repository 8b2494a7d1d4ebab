import type { ReactNode } from 'react';
import { type Block, type Inline, type Table, textOfLine } from './blocks.ts';
import styles from './documents.module.css';
import { inOrder } from './in-order.ts';
import { Line } from './line.tsx';

export const BlocksView = ({ blocks }: { blocks: readonly Block[] }): ReactNode => inOrder(blocks.map(drawn));

const drawn = (block: Block): ReactNode => {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 id={block.id}>
          <Line line={block.line} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case 'list': {
      const items = inOrder(block.items.map(item));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <TableView table={block} />;
  }
};

const item = (line: Inline[]) => (
  <li>
    <Line line={line} />
  </li>
);

/** On a narrow screen each cell is a line of its own, labelled with its column. */
const TableView = ({ table: { head, rows } }: { table: Table }) => (
  <table className={styles.table}>
    <thead>
      <tr>{inOrder(head.map((cell) => heading(cell, 'col')))}</tr>
    </thead>
    <tbody>{inOrder(rows.map((cells) => row(cells, head.map(textOfLine))))}</tbody>
  </table>
);

const heading = (line: Inline[], scope: 'col' | 'row') => (
  <th scope={scope}>
    <Line line={line} />
  </th>
);

const row = ([first = [], ...rest]: Inline[][], [, ...names]: string[]) => (
  <tr>
    {heading(first, 'row')}
    {inOrder(rest.map((line, place) => cell(line, names[place])))}
  </tr>
);

const cell = (line: Inline[], name: string | undefined) => (
  <td data-name={name}>
    <Line line={line} />
  </td>
);
