import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { moveProduct } from '../api.ts';
import { MoveButtons, type Place } from '../move-buttons.tsx';

const ways = ['first', 'up', 'down'] as const;

/** Buttons that change the order of the store. */
export const MoveTools = ({ product: { idProduct, name }, ...place }: Place & { product: OwnProduct }) => (
  <MoveButtons {...place} name={name} ways={ways} move={(to) => moveProduct({ idProduct, to })} />
);
