import { limits } from '@stagedoor/contract/limits';
import { subtract } from '@stagedoor/contract/money';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSum } from '../../../shared/money/use-sum.ts';
import { useShell } from '../../../shared/pages/shell-data.ts';
import { fullDate } from '../../../shared/time/dates.ts';
import { hour } from '../../../shared/time/durations.ts';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import styles from './form.module.css';
import { Part } from './part.tsx';
import type { BuyForm } from './use-buy-form.ts';

const { standardDays: days, expressHours: hours } = limits.orders;

/** Standard or express; only where the product offers express. */
export const SpeedPart = ({ form }: { form: BuyForm }) => {
  const { t } = useTranslation('buy');
  const sum = useSum();
  const { now, language } = useShell();
  const { product, values, change } = form;
  const variation = form.variation ?? product.variations[0];
  if (!variation || variation.expressPrice === null) return null;
  const by = (inHours: number) => fullDate(new Date(now + inHours * hour), new Date(now), language);
  return (
    <Part question={t('legends.soon')}>
      <Picks label={t('legends.soon')}>
        <Pick
          name="speed"
          title={t('speed.standard')}
          end={sum(variation.price)}
          more={t('speed.standardText', { days, date: by(days * 24) })}
          checked={!values.express}
          onPick={() => change({ express: false })}
        />
        <Pick
          name="speed"
          title={t('speed.express')}
          end={`+${sum(subtract(variation.expressPrice, variation.price))}`}
          more={t('speed.expressText', { hours, date: by(hours) })}
          checked={values.express}
          onPick={() => change({ express: true })}
        />
      </Picks>
      <p className={styles.hint}>{t('speed.rule', { days })}</p>
    </Part>
  );
};
