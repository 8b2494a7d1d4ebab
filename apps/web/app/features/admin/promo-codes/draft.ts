import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { parseMoney } from '@stagedoor/contract/money';

export type Talent = { idUser: number; name: string };

/** The raw input. */
export type Draft = {
  code: string;
  percent: string;
  fixed: string;
  startsAt: string;
  endsAt: string;
  totalLimit: string;
  personLimit: string;
  talent: Talent | null;
  products: readonly number[];
};

export const emptyDraft: Draft = {
  code: '',
  percent: '',
  fixed: '',
  startsAt: '',
  endsAt: '',
  totalLimit: '',
  personLimit: '',
  talent: null,
  products: [],
};

type Body = NonNullable<Input<Endpoints['addPromoCode']>['body']>;

const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));
/** The browser's field holds local time. */
const momentOf = (typed: string) => (typed === '' ? null : new Date(typed).toISOString());

export const bodyOf = (draft: Draft): Body => ({
  ...(draft.code.trim() && { code: draft.code.trim() }),
  percent: numberOf(draft.percent),
  fixed: draft.fixed.trim() === '' ? null : parseMoney(draft.fixed),
  startsAt: momentOf(draft.startsAt),
  endsAt: momentOf(draft.endsAt),
  totalLimit: numberOf(draft.totalLimit),
  personLimit: numberOf(draft.personLimit),
  idTalent: draft.talent?.idUser ?? null,
  products: [...draft.products],
});

/** Fields that hold no number: in JSON they would become null and look empty. */
export const notNumbers = (draft: Draft): Record<string, 'number'> => {
  const numbers = ['percent', 'totalLimit', 'personLimit'] as const;
  const wrong = numbers.filter((name) => !/^\d*$/.test(draft[name].trim()));
  const isMoney = draft.fixed.trim() === '' || parseMoney(draft.fixed) !== null;
  return Object.fromEntries([...wrong, ...(isMoney ? [] : ['fixed'])].map((name) => [name, 'number' as const]));
};
