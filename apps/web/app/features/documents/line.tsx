import type { ReactNode } from 'react';
import { Link } from 'react-router';
import text from '../../ui/theme/text.module.css';
import type { Inline } from './blocks.ts';
import { inOrder } from './in-order.ts';

export const Line = ({ line }: { line: readonly Inline[] }): ReactNode => inOrder(line.map(drawn));

const drawn = (part: Inline): ReactNode => {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'strong':
      return <strong>{inOrder(part.inside.map(drawn))}</strong>;
    case 'em':
      return <em>{inOrder(part.inside.map(drawn))}</em>;
    case 'code':
      return <code>{part.text}</code>;
    case 'link':
      return (
        <Link to={part.to} className={text.link}>
          {inOrder(part.inside.map(drawn))}
        </Link>
      );
  }
};
