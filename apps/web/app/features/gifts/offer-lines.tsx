import { limits } from '@stagedoor/contract/limits';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FieldSet, Pair } from '../../ui/fields/form.tsx';
import styles from './gifts.module.css';
import { type Line, most, newLine } from './offer-values.ts';
import { bounds } from './values.ts';

type Props = {
  lines: readonly Line[];
  problemOf: (path: string) => string | undefined;
  onChange: (lines: readonly Line[]) => void;
};

/** The suggested amounts, each with its name. */
export const AmountLines = ({ lines, problemOf, onChange }: Props) => {
  const { t } = useTranslation('gifts');
  const dollars = useDollars();
  const range = t('offer.priceRange', { min: dollars(bounds.min), max: dollars(bounds.max) });
  const write = (key: string, part: Partial<Line>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <FieldSet legend={t('offer.amounts')}>
      <p>{t('offer.amountsLead', { max: String(most) })}</p>
      <div className={styles.fields}>
        {lines.map(({ key, name, price }, at) => (
          <fieldset key={key} className={styles.line} aria-label={t('offer.amount', { count: at + 1 })}>
            <Pair>
              <Field
                label={t('offer.name')}
                maxLength={limits.gifts.amountNameMax}
                value={name}
                onChange={({ target }) => write(key, { name: target.value })}
                problem={problemOf(`variations.${at}.name`)}
              />
              <Field
                label={t('offer.price')}
                inputMode="decimal"
                autoComplete="off"
                value={price}
                onChange={({ target }) => write(key, { price: target.value })}
                problem={problemOf(`variations.${at}.price`) && range}
              />
            </Pair>
            {lines.length > 1 && (
              <IconButton
                aria-label={t('offer.remove', { count: at + 1 })}
                onClick={() => onChange(lines.filter((line) => line.key !== key))}
              >
                <IconTrash aria-hidden="true" />
              </IconButton>
            )}
          </fieldset>
        ))}
        {lines.length < most && (
          <div>
            <Button size="small" onClick={() => onChange([...lines, newLine()])}>
              {t('offer.add')}
            </Button>
          </div>
        )}
      </div>
    </FieldSet>
  );
};
