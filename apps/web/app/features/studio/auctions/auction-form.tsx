import { auctionLimits } from '@stagedoor/contract/auction-limits';
import { earnings, type Fees } from '@stagedoor/contract/earnings';
import { limits } from '@stagedoor/contract/limits';
import { parseMoney } from '@stagedoor/contract/money';
import type { AuctionedType } from '@stagedoor/contract/schemas/auction';
import type { CharityShare } from '@stagedoor/contract/schemas/charity';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { wide } from '../../../shared/photo/shapes.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form, Pair } from '../../../ui/fields/form.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from '../form/form.module.css';
import { Part } from '../form/part.tsx';
import { isMade, type Problems, type WholeAuction } from './draft.ts';
import { type AuctionForm as FormState, useAuctionForm } from './use-auction-form.ts';

const { nameMax, shortAboutMax, aboutMax, placeMax } = limits.products;

type Terms = { fees: Fees; charity: CharityShare | null };
type Props = { idUser: number; auction?: WholeAuction; terms: Terms };

export const AuctionForm = ({ idUser, auction, terms }: Props) => {
  const { t } = useTranslation('ownauctions');
  const form = useAuctionForm(idUser, auction);
  const paper = useFirstProblem(form.failures);
  return (
    <Form ref={paper} onSubmit={form.submit}>
      <div className={styles.parts}>
        <KindPart form={form} />
        <WordsPart form={form} />
        <PricePart form={form} terms={terms} />
        <TimePart form={form} />
        {!isMade(form.values) && <DeliveryPart form={form} />}
        <p className={text.quiet}>
          {terms.charity
            ? t('form.charityText', { percent: terms.charity.percent, fund: terms.charity.name })
            : t('form.noCharity')}
        </p>
        <div className={styles.end}>
          {form.failure !== undefined && <Problem>{form.failure}</Problem>}
          <Button type="submit" look="primary" size="large" busy={form.busy}>
            {t(auction ? 'form.save' : 'form.publish')}
          </Button>
        </div>
      </div>
    </Form>
  );
};

type PartProps = { form: FormState };
type TextName = 'name' | 'shortAbout' | 'about' | 'startingBet' | 'reservePrice' | 'buyNowPrice' | 'pickupPlace';

const useProblem = ({ problems }: FormState) => {
  const { t } = useTranslation('ownauctions');
  return (name: keyof Problems) => {
    const problem = problems[name];
    return problem && t(`form.problems.${problem}`);
  };
};

const useField = (form: FormState) => {
  const problemOf = useProblem(form);
  return (name: TextName | 'startDate' | 'endDate') => ({
    value: form.values[name],
    problem: problemOf(name),
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
  });
};

const kinds = ['AUCTION', 'AUTOGRAPH', 'VIDEO_GREETING'] as const satisfies readonly AuctionedType[];

const KindPart = ({ form }: PartProps) => {
  const { t } = useTranslation('ownauctions');
  return (
    <Picks label={t('form.kind')}>
      {kinds.map((kind) => (
        <Pick
          key={kind}
          name="sells"
          title={t(`form.kinds.${kind}`)}
          more={t(`form.kindTexts.${kind}`)}
          checked={form.values.sells === kind}
          onPick={() => form.change({ sells: kind })}
        />
      ))}
    </Picks>
  );
};

const WordsPart = ({ form }: PartProps) => {
  const { t } = useTranslation('ownauctions');
  const field = useField(form);
  const problemOf = useProblem(form);
  const words = {
    title: t('form.picture'),
    hint: t('form.pictureHint'),
    yours: t('form.pictureYours'),
    none: t('form.pictureNone'),
  };
  return (
    <Part title={t('form.words')}>
      <Field {...field('name')} label={t('form.name')} maxLength={nameMax} />
      <Field {...field('shortAbout')} label={t('form.shortAbout')} maxLength={shortAboutMax} />
      <TextArea {...field('about')} label={t('form.about')} maxLength={aboutMax} rows={6} />
      <PhotoField
        imageLink={form.values.imageLink}
        shape={wide}
        words={words}
        problem={problemOf('idImage')}
        onUploaded={({ idImage, imageLink }) => form.change({ idImage, imageLink })}
        onRemove={() => form.change({ idImage: null, imageLink: null })}
      />
    </Part>
  );
};

const PricePart = ({ form, terms: { fees, charity } }: PartProps & { terms: Terms }) => {
  const { t } = useTranslation('ownauctions');
  const dollars = useDollars();
  const field = useField(form);
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const starting = parseMoney(form.values.reservePrice) ?? parseMoney(form.values.startingBet);
  const least =
    starting !== null && starting > 0
      ? earnings(starting, { type: form.values.sells, fees, charityPercent: charity?.percent ?? 0 }).talent
      : null;
  return (
    <Part title={t('form.price')}>
      <Pair>
        <Field
          {...field('startingBet')}
          {...amount}
          label={t('form.startingBet')}
          hint={least === null ? undefined : t('form.receive', { sum: dollars(least) })}
        />
        <Field
          {...field('reservePrice')}
          {...amount}
          label={`${t('form.reserve')} (${t('form.optional')})`}
          hint={t('form.reserveHint')}
        />
      </Pair>
      <Field
        {...field('buyNowPrice')}
        {...amount}
        label={`${t('form.buyNow')} (${t('form.optional')})`}
        hint={t('form.buyNowHint')}
      />
    </Part>
  );
};

const TimePart = ({ form }: PartProps) => {
  const { t } = useTranslation('ownauctions');
  const field = useField(form);
  return (
    <Part title={t('form.time')} lead={t('form.timeHint', { minutes: auctionLimits.softCloseMinutes })}>
      <Pair>
        <Field {...field('startDate')} type="datetime-local" label={t('form.startsAt')} />
        <Field {...field('endDate')} type="datetime-local" label={t('form.endsAt')} />
      </Pair>
      <p className={`${text.small} ${text.quiet}`}>{t('form.zone', { zone: ownTimeZone().replaceAll('_', ' ') })}</p>
    </Part>
  );
};

const DeliveryPart = ({ form }: PartProps) => {
  const { t } = useTranslation('ownauctions');
  const field = useField(form);
  const { isSent, isMet } = form.values;
  const problem = useProblem(form)('deliveryMethods');
  return (
    <Part title={t('form.delivery')}>
      <Check checked={isSent} problem={problem} onChange={({ target }) => form.change({ isSent: target.checked })}>
        {t('form.shipped')}. {t('form.shippedText')}
      </Check>
      <Check checked={isMet} onChange={({ target }) => form.change({ isMet: target.checked })}>
        {t('form.place')}. {t('form.placeText')}
      </Check>
      {isMet && <Field {...field('pickupPlace')} label={t('form.placeLabel')} maxLength={placeMax} />}
    </Part>
  );
};
