import { earnings, type Fees } from '@stagedoor/contract/earnings';
import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toHeading } from '../../../shared/browser/to-heading.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { productIcons } from '../../../shared/products/product-icons.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Portrait } from '../../../ui/media/picture.tsx';
import text from '../../../ui/theme/text.module.css';
import { setProductActive, useRefreshStudio } from '../api.ts';
import type { Place } from '../move-buttons.tsx';
import { studioType } from '../product-types.ts';
import { MoveTools } from './move-tools.tsx';
import styles from './products-page.module.css';
import { useDeleteProduct } from './use-delete-product.ts';

type Props = { product: OwnProduct; fees: Fees };

/** `place` where its order can be changed. */
export const ProductRow = ({ product, fees, place }: Props & { place: Place | null }) => {
  const { t } = useTranslation('studio');
  const type = studioType(product.productType);
  const Icon = type && productIcons[type];
  return (
    <li className={styles.row}>
      <span className={styles.print}>
        <Portrait base={product.imageLink} alt="" sizes="7.5rem" />
      </span>
      <div className={styles.words}>
        {type && Icon && (
          <span className={styles.type}>
            <Icon aria-hidden="true" />
            {t(`types.${type}`)}
          </span>
        )}
        {type ? (
          <Link to={paths.ownProduct(product.idProduct)} className={`${styles.name} ${text.link}`}>
            {product.name}
          </Link>
        ) : (
          <span className={styles.name}>{product.name}</span>
        )}
        <Facts product={product} fees={fees} />
      </div>
      <Actions product={product} editable={type !== undefined} place={place} />
    </li>
  );
};

const Facts = ({ product, fees }: Props) => {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const dollars = useDollars();
  const { standardRate, variations, sold, stock, startsAt, timeZone, productStatus } = product;
  const type = studioType(product.productType);
  const price = dollars(standardRate);
  const several = new Set(variations.map((variation) => variation.price)).size > 1;
  const charityPercent = product.charity?.percent ?? 0;
  return (
    <span className={styles.facts}>
      <span>
        <strong>{several ? t('list.from', { price }) : price}</strong>
        {type && (
          <>, {t('list.receive', { sum: dollars(earnings(standardRate, { type, charityPercent, fees }).talent) })}</>
        )}
      </span>
      {startsAt && <span>{placeTimeInWords(new Date(startsAt), timeZone, language)}</span>}
      {stock !== null && stock > 0 && <span>{t('list.left', { count: stock })}</span>}
      <span>{t('list.sold', { count: sold })}</span>
      {productStatus === 'SOLD_OUT' && <Badge kind="stop">{t('list.soldOut')}</Badge>}
      {variations.every((one) => one.cancelled) && <Badge kind="stop">{t('dates.cancelled')}</Badge>}
      {variations.some((one) => one.away && !one.cancelled) && <Badge kind="stop">{t('list.away')}</Badge>}
      {product.subscriptionAccess && <Audience access={product.subscriptionAccess} />}
      {product.locked && <Badge kind="stop">{t('list.locked')}</Badge>}
      {product.closedChannel && <Badge kind="stop">{t(`list.closed.${product.closedChannel}`)}</Badge>}
    </span>
  );
};

const Audience = ({ access }: { access: NonNullable<OwnProduct['subscriptionAccess']> }) => {
  const { t } = useTranslation('studio');
  return access.validSubscriptions.length > 0 ? (
    <Badge>{t('list.forMembers')}</Badge>
  ) : (
    <Badge kind="stop">{t('list.noPlan')}</Badge>
  );
};

type ActionsProps = { product: OwnProduct; editable: boolean; place: Place | null };

const Actions = ({ product, editable, place }: ActionsProps) => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  const { idProduct, productStatus, name } = product;
  const rests = productStatus === 'INACTIVE';
  const { mutate, isPending } = useMutation({
    mutationFn: () => setProductActive(idProduct, rests),
    onSuccess: async () => {
      toast.success(t(rests ? 'list.isBack' : 'list.rested'));
      await refresh();
    },
    onError: useShowProblem(),
  });
  return (
    <div className={styles.actions}>
      {place && <MoveTools product={product} {...place} />}
      {!rests && (
        <ButtonLink size="small" look="quiet" to={paths.product(product)} aria-label={`${t('list.look')}: ${name}`}>
          {t('list.look')}
        </ButtonLink>
      )}
      {product.locked ? (
        <ButtonLink size="small" look="quiet" to={paths.decisions()} aria-label={`${t('list.why')}: ${name}`}>
          {t('list.why')}
        </ButtonLink>
      ) : product.closedChannel ? (
        <ButtonLink
          size="small"
          look="quiet"
          to={paths.settings('privacy')}
          aria-label={`${t('list.toSettings')}: ${name}`}
        >
          {t('list.toSettings')}
        </ButtonLink>
      ) : (
        <Button
          size="small"
          look="quiet"
          busy={isPending}
          aria-label={`${t(rests ? 'list.putBack' : 'list.rest')}: ${name}`}
          onClick={() => mutate()}
        >
          {t(rests ? 'list.putBack' : 'list.rest')}
        </Button>
      )}
      {productStatus !== 'ACTIVE' && productStatus !== 'SOLD_OUT' && !product.locked && <Delete product={product} />}
      {editable && (
        // On a narrow screen the name is the link.
        <span className={styles.edit}>
          <ButtonLink size="small" to={paths.ownProduct(idProduct)} aria-label={`${t('list.edit')}: ${name}`}>
            {t('list.edit')}
          </ButtonLink>
        </span>
      )}
    </div>
  );
};

/** What is on sale is deleted on its own page, further from an accidental press. */
const Delete = ({ product }: { product: OwnProduct }) => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  const { askFirst, isPending } = useDeleteProduct(product, async () => {
    await refresh();
    toHeading();
  });
  return (
    <Button
      size="small"
      look="quiet"
      busy={isPending}
      aria-label={`${t('deleting.button')}: ${product.name}`}
      onClick={() => void askFirst()}
    >
      {t('deleting.button')}
    </Button>
  );
};
