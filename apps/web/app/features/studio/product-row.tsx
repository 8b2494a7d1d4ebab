import { earnings, type Fees } from '@stagedoor/contract/earnings';
import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../shared/api.ts';
import { dayAndTime } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { productIcons } from '../../shared/product-icons.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Print } from '../../ui/print.tsx';
import text from '../../ui/text.module.css';
import { useRefreshStudio } from './api.ts';
import { studioType } from './product-types.ts';
import styles from './studio-page.module.css';

type Props = { product: OwnProduct; fees: Fees };

export const ProductRow = ({ product, fees }: Props) => {
  const { t } = useTranslation('studio');
  const type = studioType(product.productType);
  const Icon = type && productIcons[type];
  return (
    <li className={styles.row}>
      <span className={styles.print}>
        <Print base={product.imageLink} alt="" sizes="7.5rem" />
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
      <Actions product={product} editable={type !== undefined} />
    </li>
  );
};

const Facts = ({ product, fees }: Props) => {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const dollars = useDollars();
  const { standardRate, variations, sold, stock, startsAt, productStatus } = product;
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
      {startsAt && <span>{dayAndTime(new Date(startsAt), language)}</span>}
      {stock !== null && stock > 0 && <span>{t('list.left', { count: stock })}</span>}
      <span>{t('list.sold', { count: sold })}</span>
      {productStatus === 'SOLD_OUT' && <Badge kind="stop">{t('list.soldOut')}</Badge>}
      {product.locked && <Badge kind="stop">{t('list.locked')}</Badge>}
      {product.closedChannel && <Badge kind="stop">{t(`list.closed.${product.closedChannel}`)}</Badge>}
    </span>
  );
};

const Actions = ({ product, editable }: { product: OwnProduct; editable: boolean }) => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  const { idProduct, productStatus, name } = product;
  const rests = productStatus === 'INACTIVE';
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(rests ? 'activateProduct' : 'deactivateProduct', { body: { idProduct } }),
    onSuccess: async () => {
      say.success(t(rests ? 'list.isBack' : 'list.rested'));
      await refresh();
    },
    onError: useSayProblem(),
  });
  return (
    <div className={styles.actions}>
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
      {editable && (
        // On a narrow screen the name leads there.
        <span className={styles.edit}>
          <ButtonLink size="small" to={paths.ownProduct(idProduct)} aria-label={`${t('list.edit')}: ${name}`}>
            {t('list.edit')}
          </ButtonLink>
        </span>
      )}
    </div>
  );
};
