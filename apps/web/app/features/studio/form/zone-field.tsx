import { currentZoneName, usualZones, zoneInWords } from '@stagedoor/messages/place-time';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useProblemOf } from './use-problem-of.ts';
import type { ProductForm } from './use-product-form.ts';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The usual ones first, then all that the browser knows, by their own names. */
const otherZones = (): string[] =>
  Intl.supportedValuesOf('timeZone')
    .map(currentZoneName)
    .filter((zone) => !usualZones.includes(zone))
    .sort();

/** The time zone of the place. It is fixed once there are guests, who were promised a local time. */
export const ZoneField = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const isSold = form.product?.variations.some(({ stock, total }) => stock !== total) ?? false;
  const zones = [...new Set([currentZoneName(form.draft.timeZone), ...usualZones, ...otherZones()])];
  return (
    <SelectField
      label={t('form.timeZone')}
      hint={t('form.zoneHint')}
      problem={useProblemOf(form)('timeZone')}
      empty={t('form.chooseZone')}
      options={zones.map((value) => ({
        value,
        label: usualZones.includes(value) ? capitalized(zoneInWords(value, language)) : value.replaceAll('_', ' '),
      }))}
      value={currentZoneName(form.draft.timeZone)}
      disabled={isSold}
      onChange={({ target }) => target.value !== '' && form.change({ timeZone: target.value })}
    />
  );
};
