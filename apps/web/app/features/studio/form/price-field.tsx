import { earnings, type Fees } from '@stagedoor/contract/earnings';
import { bundlePrice, type Cents, parseMoney } from '@stagedoor/contract/money';
import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { CharityShare } from '@stagedoor/contract/schemas/charity';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './form.module.css';

/** What "you receive" is calculated from. */
export type Terms = { type: ProductType; fees: Fees; charity: CharityShare | null };

type Props = {
  label: string;
  typed: string;
  problem: string | undefined;
  terms: Terms;
  /** The number of units in a pack. */
  units?: number;
  hint?: ReactNode;
  onChange: (typed: string) => void;
};

/** A price with its split. */
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
    <PriceLines>
      {paid !== price && <PriceLine name={t('form.fanPays')}>{dollars(paid)}</PriceLine>}
      <PriceLine name={<strong>{t('form.receive')}</strong>}>{dollars(shares.talent)}</PriceLine>
      {charity && <PriceLine name={t('form.fundGets', { name: charity.name })}>{dollars(shares.charity)}</PriceLine>}
      <PriceLine name={t('form.platform')}>{dollars(shares.platform)}</PriceLine>
    </PriceLines>
  );
};
