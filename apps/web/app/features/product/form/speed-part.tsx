import { limits } from '@stagedoor/contract/limits';
import { subtract } from '@stagedoor/contract/money';
import { fullDate } from '../../../shared/dates.ts';
import { useShell } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSum } from '../../../shared/use-sum.ts';
import { Pick, Picks } from '../../../ui/pick.tsx';
import styles from './form.module.css';
import { Part } from './part.tsx';
import type { BuyForm } from './use-buy-form.ts';

const { standardDays: days, expressHours: hours } = limits.orders;
const hour = 3_600_000;

/** In a week or in two days; only where the talent can be hurried. */
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
