import { ApiError } from '@stagedoor/contract/errors';
import type { AuctionWin } from '@stagedoor/contract/schemas/auction';
import type { BuyerDetails } from '@stagedoor/contract/schemas/buy';
import type { DeliveryCountry } from '@stagedoor/contract/schemas/delivery';
import { useQuery } from '@tanstack/react-query';
import { CourierFields, OfficeFields } from '../../../shared/delivery/destination-fields.tsx';
import { countriesQuery } from '../../../shared/delivery/queries.ts';
import { Fetched } from '../../../shared/feedback/fetched.tsx';
import { textField } from '../../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { buyerDetailsQuery, giveWinnerInfo, useRefreshWin } from '../api.ts';
import { useWinnerForm } from './use-winner-form.ts';
import styles from './winner-page.module.css';
import type { WinnerField } from './winner-values.ts';

/** Asks where it goes. */
export const WinnerForm = ({ win }: { win: AuctionWin }) => {
  const { t } = useTranslation('winner');
  const details = useQuery(buyerDetailsQuery);
  const countries = useQuery(countriesQuery(useLanguage()));
  const isSent = win.deliveryMethods.some((method) => method !== 'pickup');
  return (
    <div>
      <h1 tabIndex={-1}>{t(win.isPurchase ? 'page.bought' : 'page.won')}</h1>
      <p>
        {isSent
          ? t('page.addressLead', { name: win.ownerName })
          : t('page.placeLead', { name: win.ownerName, place: win.pickupPlace ?? '' })}
      </p>
      <Fetched query={details}>
        {(known) => (
          <Fetched query={countries}>{(list) => <Filling win={win} details={known} countries={list} />}</Fetched>
        )}
      </Fetched>
    </div>
  );
};

type Props = { win: AuctionWin; details: BuyerDetails; countries: readonly DeliveryCountry[] };

const Filling = ({ win, details, countries }: Props) => {
  const { t } = useTranslation('winner');
  const { t: buy } = useTranslation('buy');
  const form = useWinnerForm(win, details);
  const refresh = useRefreshWin(win.idProduct);
  const paper = useFirstProblem(form.failures);
  const { values, change } = form;
  const problemOf = (name: WinnerField) => {
    const problem = form.problems[name];
    if (problem === undefined) return undefined;
    if (name === 'phone') return buy('problems.phoneRequiredInvalid');
    return buy(problem === 'required' ? 'problems.mandatoryField' : 'problems.fieldInvalid');
  };
  const field = (name: WinnerField) => ({ ...textField<WinnerField>(form, name), problem: problemOf(name) });
  const country = countries.find((one) => one.country === values.country);
  const isSent = win.deliveryMethods.some((method) => method !== 'pickup');
  const ways = win.deliveryMethods.filter(
    (method) => method === 'pickup' || country?.methods.some((way) => way.method === method),
  );
  const send = async () => {
    const { parseInfo } = await import('./check-winner.ts');
    try {
      await giveWinnerInfo({ idProduct: win.idProduct, info: parseInfo(values) });
    } catch (error) {
      // It was given on another device.
      if (!(error instanceof ApiError && error.name === 'incompleteRequest')) throw error;
    }
    form.startOver();
    await refresh();
  };
  return (
    <div className={styles.form}>
      <Form ref={paper} onSubmit={() => form.submit(send)} spaced>
        <Field {...field('fullName')} label={t('page.fullName')} autoComplete="name" />
        <Field
          {...field('phone')}
          type="tel"
          label={t('page.phone')}
          hint={buy('fields.phoneHint')}
          autoComplete="tel"
        />
        {isSent && (
          <SelectField
            {...field('country')}
            label={buy('fields.country')}
            empty={buy('fields.chooseCountry')}
            options={countries.map(({ country: value, name }) => ({ value, label: name }))}
            autoComplete="shipping country"
            onChange={({ target }) => change({ country: target.value, method: '', idCity: '', idWarehouse: '' })}
          />
        )}
        {ways.length > 0 && (
          <Picks label={buy('legends.parcel')} problem={problemOf('method')}>
            {ways.map((method) => (
              <Pick
                key={method}
                name="method"
                title={buy(`delivery.${method}`)}
                end={buy('delivery.free')}
                more={method === 'pickup' ? win.pickupPlace : buy(`delivery.${method}Text`)}
                checked={values.method === method}
                onPick={() => change({ method })}
              />
            ))}
          </Picks>
        )}
        {values.method === 'office' && <OfficeFields form={{ values, change, problemOf }} />}
        {values.method === 'courier' && <CourierFields form={{ values, change, problemOf }} />}
        <TextArea {...field('comment')} label={t('page.comment', { name: win.ownerName })} rows={3} />
        {form.failure !== undefined && <Problem>{form.failure}</Problem>}
        <Button type="submit" look="primary" size="large" busy={form.busy}>
          {t('page.submit')}
        </Button>
      </Form>
    </div>
  );
};
