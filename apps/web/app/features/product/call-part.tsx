import type { ProductType } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import ticket from '../../ui/cards/ticket.module.css';
import { ProductHead } from './product-head.tsx';
import styles from './product-page.module.css';
import summary from './purchase-summary.module.css';
import { SummaryArt } from './summary-art.tsx';

type Props = { product: Product; type: ProductType; instructions: readonly string[] };

/** Calls are bought by calling. */
export default function CallPart({ product, type, instructions }: Props) {
  const { t } = useTranslation('calls');
  const dollars = useDollars();
  const { standardRate, idOwner } = product;
  return (
    <div className={styles.columns}>
      <ProductHead product={product} type={type} instructions={instructions} />
      <aside className={`${ticket.ticket} ${ticket.summary}`} aria-label={t('start.summary')}>
        <SummaryArt product={product} type={type} />
        <div className={ticket.inside}>
          <p className={ticket.total}>
            <span>{t('start.rate')}</span>
            <b>
              <Price amount={standardRate} />
            </b>
          </p>
          <p className={ticket.micro}>{t('start.onlyTalked', { rate: dollars(standardRate) })}</p>
          <div className={summary.button}>
            <ButtonLink to={paths.callTo(idOwner)} look="primary" size="large" wide>
              <IconPhone aria-hidden="true" />
              {t('start.call')}
            </ButtonLink>
          </div>
        </div>
      </aside>
    </div>
  );
}
