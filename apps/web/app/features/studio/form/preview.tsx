import { limits } from '@stagedoor/contract/limits';
import { bundlePrice, type Cents, cents, parseMoney } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import { momentOfTyped } from '@stagedoor/contract/zoned-time';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FromPrice } from '../../../shared/money/from-price.tsx';
import { Price } from '../../../shared/money/price.tsx';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { productIcons } from '../../../shared/products/product-icons.ts';
import { Tile } from '../../../ui/cards/tile.tsx';
import { Portrait } from '../../../ui/media/picture.tsx';
import { type Draft, writtenIn } from './draft.ts';
import type { ProductForm } from './use-product-form.ts';

/** A live preview of the product's card. */
export const Preview = ({ form: { draft, type } }: { form: ProductForm }) => {
  const { t } = useTranslation('studio');
  const own = useLanguage();
  const Icon = productIcons[type];
  const { name } = draft.texts[writtenIn(draft, own)];
  const prices = pricesIn(draft, type);
  return (
    <Tile
      picture={<Portrait base={draft.imageLink} alt="" sizes="25rem" eager />}
      kind={
        <>
          <Icon aria-hidden="true" />
          {t(`types.${type}`)}
        </>
      }
      name={name.trim() || t('form.noName')}
      price={prices.length > 0 && <Cost prices={prices} />}
      more={<Delay draft={draft} type={type} />}
    />
  );
};

const Cost = ({ prices }: { prices: readonly Cents[] }) => {
  const least = cents(Math.min(...prices));
  return prices.some((price) => price !== least) ? <FromPrice amount={least} /> : <Price amount={least} />;
};

type Shown = Pick<ProductForm, 'draft' | 'type'>;

const pricesIn = (draft: Draft, type: Shown['type']) => {
  const { required } = ruleOf(type).seller;
  const typed = required.includes('variations') ? draft.variations.map(({ price }) => price) : [draft.standardRate];
  const units = Number(draft.units) || 0;
  return typed
    .map(parseMoney)
    .filter((price) => price !== null)
    .map((price) => (ruleOf(type).bundle ? bundlePrice(price, units) : price));
};

const Delay = ({ draft, type }: Shown) => {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const { deadline } = ruleOf(type);
  const { standardDays: days, expressHours: hours } = limits.orders;
  const { timeZone } = draft;
  const [startsAt] = [draft.startsAt, ...draft.slots.map((slot) => slot.startsAt)].filter(Boolean);
  const at = startsAt === undefined ? null : momentOfTyped(startsAt, timeZone);
  if (deadline === 'takesPlace') return at && placeTimeInWords(at, timeZone, language);
  if (deadline === 'atOnce') return null;
  return parseMoney(draft.expressRate) === null
    ? t('form.upToDays', { count: days })
    : t('form.orExpress', { days, hours });
};
