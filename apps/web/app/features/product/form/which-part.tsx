import { ruleOf } from '@stagedoor/contract/product-types';
import type { Variation } from '@stagedoor/contract/schemas/product';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSum } from '../../../shared/money/use-sum.ts';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { Part } from './part.tsx';
import type { BuyForm } from './use-buy-form.ts';
import { useProblem } from './use-field.ts';

// Most products have no date.
const PlaceTime = lazy(() => import('../../../shared/time/place-time.tsx'));

/** Size or date; only where there is a choice. */
export const WhichPart = ({ form }: { form: BuyForm }) => {
  const { t } = useTranslation('buy');
  const { t: shelf } = useTranslation('product');
  const sum = useSum();
  const problemOf = useProblem(form);
  const { product, values, change } = form;
  const { variations } = product;
  if (variations.length < 2) return null;
  const moreOf = ({ stock, away }: Variation) => {
    if (away) return shelf('store.away');
    return stock === 0 ? shelf('store.soldOut') : stock !== null && shelf('store.left', { count: stock });
  };
  const question = variations.some(({ startsAt }) => startsAt) ? t('legends.day') : t('legends.which');
  return (
    <Part question={question}>
      <Picks label={question} problem={problemOf('idVariation')}>
        {variations.map((variation) => (
          <Pick
            key={variation.id}
            name="variation"
            title={<VariationName variation={variation} timeZone={product.timeZone} />}
            end={sum(variation.price)}
            more={moreOf(variation)}
            checked={values.idVariation === String(variation.id)}
            disabled={variation.stock === 0 || variation.away}
            onPick={() => change({ idVariation: String(variation.id), quantity: 1 })}
          />
        ))}
      </Picks>
    </Part>
  );
};

type NameProps = { variation: Variation; timeZone: string };

const VariationName = ({ variation: { name, size, startsAt }, timeZone }: NameProps) => {
  if (startsAt)
    return (
      <Suspense>
        <PlaceTime at={startsAt} timeZone={timeZone} />
      </Suspense>
    );
  return name ?? size;
};

/** Quantity and remaining stock; only where several can be bought. */
export const ManyPart = ({ form }: { form: BuyForm }) => {
  const { t } = useTranslation('buy');
  const { t: shelf } = useTranslation('product');
  const problemOf = useProblem(form);
  const { type, values, variation, change } = form;
  const { maxQuantity } = ruleOf(type);
  if (maxQuantity === 1) return null;
  const stock = variation?.stock ?? null;
  const isLast = stock !== null && stock <= maxQuantity;
  return (
    <Part question={t('legends.many')}>
      <Stepper
        label={t('fields.quantity')}
        value={values.quantity}
        max={isLast ? stock : maxQuantity}
        fewer={t('fields.fewer')}
        more={t('fields.more')}
        hint={stock !== null ? shelf('store.left', { count: stock }) : t('atMost', { count: maxQuantity })}
        problem={problemOf('quantity')}
        onChange={(quantity) => change({ quantity })}
      />
    </Part>
  );
};
