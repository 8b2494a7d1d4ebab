import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { type Line, newLine } from './draft.ts';
import styles from './form.module.css';
import { LineCard } from './line-card.tsx';
import { Part } from './part.tsx';
import { PriceField, type Terms } from './price-field.tsx';
import { useProblemOf } from './use-problem-of.ts';
import type { ProductForm } from './use-product-form.ts';

/** Variations, each with its price and stock. */
export const SizesPart = ({ form, terms }: { form: ProductForm; terms: Terms }) => {
  const { t } = useTranslation('studio');
  const { draft, change, product } = form;
  const problemOf = useProblemOf(form);
  const { variations } = draft;
  const write = (key: string, part: Partial<Line>) =>
    change({ variations: variations.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const taken = (id: number | undefined) => {
    const known = product?.variations.find((variation) => variation.id === id);
    return known?.total == null ? 0 : known.total - (known.stock ?? 0);
  };
  return (
    <Part title={t('form.sizes')} lead={t('form.sizesLead')}>
      {variations.map(({ key, id, size, name, price, total }, at) => (
        <LineCard
          key={key}
          title={t('form.sizeTitle', { count: at + 1 })}
          remove={t('form.removeLine', { count: at + 1 })}
          onRemove={
            variations.length > 1
              ? () => change({ variations: variations.filter((line) => line.key !== key) })
              : undefined
          }
        >
          <div className={styles.three}>
            <Field
              label={t('form.size')}
              hint={t('form.optional')}
              maxLength={limits.products.sizeMax}
              value={size}
              onChange={({ target }) => write(key, { size: target.value })}
              problem={problemOf(`variations.${at}.size`)}
            />
            <Field
              label={t('form.variation')}
              hint={t('form.optional')}
              maxLength={limits.products.nameMax}
              value={name}
              onChange={({ target }) => write(key, { name: target.value })}
              problem={problemOf(`variations.${at}.name`)}
            />
            <Field
              label={t('form.total')}
              inputMode="numeric"
              hint={taken(id) > 0 ? t('form.alreadySold', { count: taken(id) }) : t('form.totalHint')}
              value={total}
              onChange={({ target }) => write(key, { total: target.value })}
              problem={problemOf(`variations.${at}.total`)}
            />
          </div>
          <PriceField
            label={t('form.standardRate')}
            typed={price}
            problem={problemOf(`variations.${at}.price`)}
            terms={terms}
            onChange={(typed) => write(key, { price: typed })}
          />
        </LineCard>
      ))}
      {variations.length < limits.products.variationsMax && (
        <div>
          <Button size="small" onClick={() => change({ variations: [...variations, newLine()] })}>
            {t('form.addSize')}
          </Button>
        </div>
      )}
    </Part>
  );
};
