import { earnings, type Fees } from '@stagedoor/contract/earnings';
import { bundlePrice, type Cents, parseMoney } from '@stagedoor/contract/money';
import { ruleOf, type StudioType } from '@stagedoor/contract/product-types';
import type { CharityShare } from '@stagedoor/contract/schemas/charity';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { Bill, BillLine } from '../../../ui/bill.tsx';
import { Field } from '../../../ui/field.tsx';
import text from '../../../ui/text.module.css';
import styles from './form.module.css';

/** What "you receive" is reckoned from. */
export type Terms = { type: StudioType; fees: Fees; charity: CharityShare | null };

type Props = {
  label: string;
  typed: string;
  problem: string | undefined;
  terms: Terms;
  /** Of a pack. */
  units?: number;
  hint?: ReactNode;
  onChange: (typed: string) => void;
};

/** A price, and beside it who gets how much of it. */
export const PriceField = ({ label, typed, problem, terms, units, hint, onChange }: Props) => {
  const { t } = useTranslation('studio');
  const price = parseMoney(typed);
  return (
    <div className={styles.price}>
      <Field
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onChange(target.value)}
        problem={problem}
        hint={hint}
      />
      <div className={styles.receive}>
        {price === null || price <= 0 ? (
          <p className={`${text.small} ${text.quiet}`}>{t('form.noPrice')}</p>
        ) : (
          <Receive
            paid={ruleOf(terms.type).bundle ? bundlePrice(price, units ?? 0) : price}
            price={price}
            terms={terms}
          />
        )}
      </div>
    </div>
  );
};

const Receive = ({ price, paid, terms }: { price: Cents; paid: Cents; terms: Terms }) => {
  const { t } = useTranslation('studio');
  const dollars = useDollars();
  const { type, fees, charity } = terms;
  const shares = earnings(paid, { type, fees, charityPercent: charity?.percent ?? 0 });
  return (
    <Bill>
      {paid !== price && <BillLine name={t('form.fanPays')}>{dollars(paid)}</BillLine>}
      <BillLine name={<strong>{t('form.receive')}</strong>}>{dollars(shares.talent)}</BillLine>
      {charity && <BillLine name={t('form.fundGets', { name: charity.name })}>{dollars(shares.charity)}</BillLine>}
      <BillLine name={t('form.platform')}>{dollars(shares.platform)}</BillLine>
    </Bill>
  );
};
