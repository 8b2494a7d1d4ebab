import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSum } from '../../../shared/money/use-sum.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import text from '../../../ui/theme/text.module.css';
import { priceTo } from './saved-address.ts';
import type { BuyForm } from './use-buy-form.ts';
import { anotherAddress } from './values.ts';

/** Addresses of earlier parcels to which this one can be sent too. */
export default function SavedAddresses({ form }: { form: BuyForm }) {
  const { t } = useTranslation('addresses');
  const sum = useSum();
  const { addresses, address, countries, change } = form;
  return (
    <>
      <Picks label={t('choose')}>
        {addresses.map((saved) => {
          const { idAddress, fullName, phone, inWords, delivery } = saved;
          const price = priceTo(delivery, countries);
          return (
            <Pick
              key={idAddress}
              name="savedAddress"
              title={fullName}
              end={price === undefined ? null : sum(price)}
              more={inWords}
              checked={address?.idAddress === idAddress}
              onPick={() => change({ savedAddress: String(idAddress), fullName, phone })}
            />
          );
        })}
        <Pick
          name="savedAddress"
          title={t('another')}
          end={null}
          more={t('anotherText')}
          checked={!address}
          onPick={() => change({ savedAddress: anotherAddress })}
        />
      </Picks>
      <p>
        <Link to={paths.settings('account')} className={text.link}>
          {t('manage')}
        </Link>
      </p>
    </>
  );
}
