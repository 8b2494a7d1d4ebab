import { ordersBought } from './orders-bought.ts';
import { ordersSold } from './orders-sold.ts';
import { phone, type SeedOrder } from './seed-order.ts';
import { ownTalent } from './staff.ts';

/** An order of a talent who has requested a withdrawal since. */
const elsewhere: readonly SeedOrder[] = [
  {
    fan: 7,
    talent: 'kwame',
    type: 'COLLABORATION',
    days: 30,
    fields: { fullName: 'Марічка Дорошенко', phone, wishes: 'Барабани для весняного ярмарку' },
    afterwards: [
      { after: 10, what: 'approve' },
      { after: 60, what: 'deliver', delivery: { kind: 'answer', text: 'I bring three drums and a friend.' } },
      { after: 90, what: 'review', score: 5, text: 'Ярмарок танцював до ночі.' },
    ],
  },
];

export const seedOrders: readonly SeedOrder[] = [...ordersBought, ...ordersSold, ...elsewhere];

export const signerOf = ({ talent }: SeedOrder): string => (talent === 'own' ? ownTalent : talent);

/** Orders in which an autograph is delivered. */
export const signedOrders: readonly SeedOrder[] = seedOrders.filter(({ afterwards }) =>
  afterwards.some((step) => step.what === 'deliver' && step.delivery === 'image'),
);
