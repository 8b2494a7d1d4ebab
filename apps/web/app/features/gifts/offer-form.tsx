import { ApiError } from '@stagedoor/contract/errors';
import type { FieldWord } from '@stagedoor/contract/field-problem';
import { limits } from '@stagedoor/contract/limits';
import { type GiftOffer, giftOfferForm } from '@stagedoor/contract/schemas/gift';
import { useQuery } from '@tanstack/react-query';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { issuesIn } from '../../shared/forms/issues-in.ts';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { PhotoField } from '../../shared/photo/photo-field.tsx';
import { wide } from '../../shared/photo/shapes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Problem } from '../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { offerQuery, saveOffer, useRefreshGifts } from './api.ts';
import { AmountLines } from './offer-lines.tsx';
import { bodyOf, type Values, valuesOf } from './offer-values.ts';

/** The talent's offer: its amounts, the thank-you, a picture, on or off. */
export const OfferForm = () => {
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(offerQuery(language));
  return data ? <Loaded offer={data.offer} /> : <Fetching failed={isError} again={refetch} />;
};

type Problems = Readonly<Record<string, FieldWord>>;

const Loaded = ({ offer }: { offer: GiftOffer | null }) => {
  const { t } = useTranslation('gifts');
  const form = useOffer(offer);
  const { values, change } = form;
  const ref = useFirstProblem(form.failures);
  const words = {
    title: t('offer.picture'),
    hint: t('offer.pictureHint'),
    yours: t('offer.pictureYours'),
    none: t('offer.pictureNone'),
  };
  return (
    <Form ref={ref} onSubmit={form.save} spaced>
      <p>{t('offer.lead')}</p>
      <ul>
        <SwitchRow
          name={t('offer.isOn')}
          more={t('offer.isOnMore')}
          on={values.isOn}
          onChange={(isOn) => change({ isOn })}
        />
        <SwitchRow
          name={t('offer.showsGivers')}
          more={t('offer.showsGiversMore')}
          on={values.showsGivers}
          onChange={(showsGivers) => change({ showsGivers })}
        />
      </ul>
      <AmountLines lines={values.lines} problemOf={form.problemOf} onChange={(lines) => change({ lines })} />
      <TextArea
        label={t('offer.thanks')}
        hint={t('offer.thanksHint', { max: String(limits.gifts.thanksMax) })}
        maxLength={limits.gifts.thanksMax}
        value={values.thanks}
        onChange={({ target }) => change({ thanks: target.value })}
        problem={form.problemOf('thanks')}
      />
      <PhotoField
        imageLink={values.imageLink}
        shape={wide}
        words={words}
        onUploaded={({ idImage, imageLink }) => change({ idImage, imageLink })}
        onRemove={() => change({ idImage: null, imageLink: null })}
      />
      {form.failure !== undefined && <Problem>{form.failure}</Problem>}
      <Ways>
        <Button type="submit" look="primary" busy={form.busy}>
          {t('offer.save')}
        </Button>
      </Ways>
    </Form>
  );
};

const useOffer = (offer: GiftOffer | null) => {
  const { t } = useTranslation('gifts');
  const language = useLanguage();
  const refresh = useRefreshGifts();
  const form = useForm<Values, Problems>({
    start: () => valuesOf(offer),
    check: (values) =>
      Object.fromEntries(issuesIn(giftOfferForm, bodyOf(values, language)).map(({ path, word }) => [path, word])),
    refusedFields: (error) => (error instanceof ApiError ? error.fields : undefined),
  });
  const problems = form.problems as Partial<Problems>;
  const send = async () => {
    await saveOffer(giftOfferForm.parse(bodyOf(form.values, language)));
    toast.success(t('offer.saved'));
    await refresh();
  };
  return {
    ...form,
    save: () => form.submit(send),
    problemOf: (path: string) => {
      const word = problems[path];
      return word && t(word === 'required' || word === 'tooShort' ? 'offer.required' : 'offer.invalid');
    },
  };
};
