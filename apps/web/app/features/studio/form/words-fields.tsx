import { type Language, limits } from '@stagedoor/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languageNames } from '../../../shared/i18n/language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { placeholdersQuery } from '../api.ts';
import { hasWords, type Words, writtenIn } from './draft.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { Part } from './part.tsx';
import { asks } from './to-body.ts';
import { useProblemOf } from './use-problem-of.ts';
import type { ProductForm } from './use-product-form.ts';

const { nameMax, shortAboutMax, aboutMax, placeMax } = limits.products;

/** Name and texts, one language at a time. */
export const WordsFields = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('studio');
  const { draft, problems, failures, change, type, own } = form;
  const reads = useLanguage();
  const [shown, setShown] = useState<Language>(() => writtenIn(draft, reads));
  const wrong = limits.languages.filter((each) =>
    Object.keys(problems).some((path) => path.startsWith(`texts.${each}.`)),
  );
  const [firstWrong] = wrong;
  const isShownWrong = wrong.includes(shown);
  // Only after an attempt to save, so that the tab does not switch during typing.
  const [seen, setSeen] = useState(failures);
  if (seen !== failures) {
    setSeen(failures);
    if (firstWrong && !isShownWrong) setShown(firstWrong);
  }
  const original = writtenIn(draft, own);
  const write = (part: Partial<Words>) =>
    change({ texts: { ...draft.texts, [shown]: { ...draft.texts[shown], ...part } } });
  return (
    <Part title={t('form.words')} lead={t('form.wordsLead')}>
      <LanguageTabs
        shown={shown}
        filled={limits.languages.filter((each) => hasWords(draft.texts[each]))}
        wrong={wrong}
        onShow={setShown}
      />
      {shown !== original && !hasWords(draft.texts[shown]) && hasWords(draft.texts[original]) && (
        <div>
          <Button size="small" onClick={() => write(draft.texts[original])}>
            {t('form.copy', { language: languageNames[original].name })}
          </Button>
        </div>
      )}
      <Texts key={shown} form={form} language={shown} write={write} hasPlace={asks(type, 'place')} />
    </Part>
  );
};

type TextsProps = {
  form: ProductForm;
  language: Language;
  write: (part: Partial<Words>) => void;
  hasPlace: boolean;
};

const Texts = ({ form, language, write, hasPlace }: TextsProps) => {
  const { t } = useTranslation('studio');
  const problemOf = useProblemOf(form);
  const { data: examples = [] } = useQuery(placeholdersQuery(language));
  const example = examples.find(({ productType }) => productType === form.type);
  const said = form.draft.texts[language];
  const field = (name: keyof Words, most: number) => ({
    label: t(`form.${name}`),
    lang: language,
    value: said[name],
    maxLength: most,
    problem: problemOf(`texts.${language}.${name}`),
    hint: t('form.count', { count: said[name].length, most }),
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  });
  return (
    <>
      <Field {...field('name', nameMax)} placeholder={example?.name} />
      <Field {...field('shortAbout', shortAboutMax)} placeholder={example?.shortAbout} />
      <TextArea {...field('about', aboutMax)} placeholder={example?.about} rows={6} />
      {hasPlace && <Field {...field('place', placeMax)} hint={t('form.placeHint')} />}
    </>
  );
};
