import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './auction-page.module.css';

/** What happens when one wins. */
export const IfYouWin = ({
  auction: { ownerName: name, sells, deliveryMethods, pickupPlace },
}: {
  auction: Auction;
}) => {
  const { t } = useTranslation('auction');
  const isSent = deliveryMethods.some((method) => method !== 'pickup');
  return (
    <section aria-labelledby="win">
      <h2 id="win">{t('win.title')}</h2>
      <ol className={styles.steps}>
        <li>{t('win.charged')}</li>
        <li>{t(isSent ? 'win.address' : 'win.wishes', { name })}</li>
        {sells !== 'AUCTION' && <li>{t('win.made')}</li>}
        {sells === 'AUCTION' && (
          <li>
            {isSent && t('win.sent')} {pickupPlace !== null && t('win.place', { place: pickupPlace })}
          </li>
        )}
      </ol>
      {isSent && <p>{t('win.shipping')}</p>}
    </section>
  );
};
