import type { Company } from '@stagedoor/contract/company';
import { earnings, type Fees } from '@stagedoor/contract/earnings';
import { type Language, limits } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import { formatNumber, formatPercent } from '@stagedoor/contract/number';
import { productTypeNames, ruleOf } from '@stagedoor/contract/product-types';
import { reportReasons } from '@stagedoor/contract/report-reasons';
import type { FeeSchedule } from '@stagedoor/contract/schemas/product';
import { isNamespace } from '@stagedoor/messages/catalogue';
import type { Texts } from '../../shared/i18n/create-texts.ts';
import type { Table } from './blocks.ts';
import type { Gaps } from './parse-markdown.server.ts';

/** The values that our pages insert. */
export type Facts = { language: Language; company: Company; fees: FeeSchedule; texts: Texts };

type Filler = (name: string, facts: Facts) => string;

const inUnits =
  (unit: 'day' | 'hour' | 'minute' | 'month'): Filler =>
  (name, { language }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(limitAt(name));

/** `{{days orders.standardDays}}`: the first word names the filler, which looks up and formats the second. */
const fillers: Readonly<Record<string, Filler>> = {
  days: inUnits('day'),
  hours: inUnits('hour'),
  minutes: inUnits('minute'),
  months: inUnits('month'),
  number: (name, { language }) => formatNumber(limitAt(name), language),
  money: (name, { language }) => dollars(limitAt(name), language),
  company: (name, { company }) => String(own(company, name)),
  /** The label of a button, so that pages and screens use the same words. */
  button: (name, { texts }) => {
    const [file = '', ...key] = name.split('.');
    const words = isNamespace(file) ? texts.finderOf(file)(key.join('.')) : undefined;
    return words ?? refuse(`a page names the button ${name}, which the messages do not have`);
  },
  reason: (name, { texts }) => {
    const reason = reportReasons.find((known) => known === name) ?? refuse(`there is no report reason ${name}`);
    return texts.of('report')(`reasons.${reason}`);
  },
};

export const gapsFor = (facts: Facts): Gaps => ({
  text: (gap) => {
    const [how = '', name = ''] = gap.split(' ');
    return own(fillers, how)(name, facts);
  },
  table: (name) => (name === 'fees' ? feeTable(facts) : refuse(`there is no table ${name}`)),
});

const limitAt = (path: string): number => {
  let found: unknown = limits;
  for (const step of path.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : null;
  return typeof found === 'number' ? found : refuse(`there is no limit ${path}`);
};

const own = <Value>(object: Readonly<Record<string, Value>>, name: string): Value => {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return value ?? refuse(`there is no ${name} to fill in`);
};

const refuse = (sentence: string): never => {
  throw new Error(sentence);
};

const dollars = (amount: number, language: Language) => format(cents(amount), { currency: 'USD', rate: 1, language });

const classes = ['interaction', 'goods', 'support'] as const;
const examplePrice = cents(10_000);

/** Our fee for each class of products, with the talent's share of an example price; also the announced fees. */
const feeTable = ({ language, fees: { current, next }, texts }: Facts): Table => {
  const t = texts.of('documents');
  const date = next && new Date(next.validFrom).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const typesOf = (feeClass: keyof Fees) => productTypeNames.filter((type) => ruleOf(type).feeClass === feeClass);
  const names = texts.of('product');
  return {
    kind: 'table',
    head: [
      t('fees.sold'),
      t('fees.fee'),
      t('fees.receive', { sum: dollars(examplePrice, language) }),
      ...(date ? [t('fees.next', { date })] : []),
    ].map((cell) => [cell]),
    rows: classes.map((feeClass) => {
      const types = typesOf(feeClass);
      const [type = 'AUTOGRAPH'] = types;
      const { talent } = earnings(examplePrice, { type, charityPercent: 0, fees: current });
      const cells = [
        types.map((each) => names(`types.${each}`)).join(', '),
        formatPercent(current[feeClass], language),
      ];
      return [...cells, dollars(talent, language), ...(next ? [formatPercent(next[feeClass], language)] : [])].map(
        (cell) => [cell],
      );
    }),
  };
};
