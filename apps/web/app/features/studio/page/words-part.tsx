import { type Language, limits } from '@stagedoor/contract/limits';
import { languageNames } from '../../../shared/i18n/language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { LanguageTabs } from '../form/language-tabs.tsx';
import { Part } from '../form/part.tsx';
import type { PageForm } from './use-page-form.ts';

const names = ['names', 'headline', 'city', 'about'] as const;
type Name = (typeof names)[number];

const most: Record<Name, number> = {
  names: limits.account.nameMax,
  headline: limits.application.specializationMax,
  city: limits.page.cityMax,
  about: limits.account.aboutMax,
};

type Props = { form: PageForm; shown: Language; onShow: (language: Language) => void };

/** The texts, one language at a time; the preview follows. */
export const WordsPart = ({ form, shown, onShow }: Props) => {
  const { t } = useTranslation('ownpage');
  const { values, problems, change } = form;
  const isFilled = (language: Language) => names.every((name) => name === 'city' || values[name][language] !== '');
  const other = limits.languages.find((each) => each !== shown && isFilled(each));
  const missing = names.filter((name) => values[name][shown].trim() === '');
  const copy = (from: Language) =>
    change(Object.fromEntries(missing.map((name) => [name, { ...values[name], [shown]: values[name][from] }])));
  return (
    <Part title={t('words')} lead={t('lead')}>
      <LanguageTabs
        shown={shown}
        filled={limits.languages.filter(isFilled)}
        wrong={languagesWith(problems)}
        onShow={onShow}
      />
      {other && missing.some((name) => name !== 'city') && (
        <div>
          <Button size="small" onClick={() => copy(other)}>
            {t('copy', { language: languageNames[other].name })}
          </Button>
        </div>
      )}
      {names.map((name) => (
        <Words key={`${name} ${shown}`} form={form} name={name} language={shown} />
      ))}
    </Part>
  );
};

/** The languages in which a text is wrong. */
export const languagesWith = (problems: object): Language[] =>
  limits.languages.filter((language) => Object.keys(problems).some((path) => path.endsWith(`.${language}`)));

const Words = ({ form, name, language }: { form: PageForm; name: Name; language: Language }) => {
  const { t } = useTranslation('ownpage');
  const value = form.values[name];
  const word = form.problems[`${name}.${language}`];
  const Written = name === 'about' ? TextArea : Field;
  const max = most[name];
  const problems: Record<Name, string> = {
    names: t('problems.names', { min: limits.account.nameMin, max }),
    headline: t('problems.text', { max }),
    city: word === 'required' ? t('problems.city') : t('problems.text', { max }),
    about: t('problems.text', { max }),
  };
  return (
    <Written
      label={t(name)}
      name={name}
      lang={language}
      maxLength={max}
      value={value[language]}
      problem={word && problems[name]}
      hint={name === 'city' ? t('cityHint') : t('count', { count: value[language].length, most: max })}
      onChange={({ target }: { target: { value: string } }) =>
        form.change({ [name]: { ...value, [language]: target.value } })
      }
    />
  );
};
