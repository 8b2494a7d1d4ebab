import { feedLimits } from '@stagedoor/contract/feed-limits';
import { parseVideoLink } from '@stagedoor/contract/video-link';
import type { ClipboardEvent } from 'react';
import { textField } from '../../../shared/forms/text-field.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import styles from './composer.module.css';
import { useProblemOf } from './problems.ts';
import { takeFiles } from './take-files.ts';
import type { ComposerForm } from './use-composer.ts';

/** Title and text. Pasted pictures and links to videos are attached instead. */
export const WordsPart = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const { values, place, manages } = form;
  const problemOf = useProblemOf(form.problems);
  const isForAll = place.space === 'feed' && values.audience === 'everyone';
  return (
    <>
      <Field
        {...textField({ values: { title: values.title }, change: form.change }, 'title')}
        label={t('title')}
        maxLength={feedLimits.titleMax}
        autoComplete="off"
        problem={problemOf('title')}
        hint={place.space === 'feed' && !isForAll ? t('titleSeen') : undefined}
      />
      <div className={styles.text}>
        <TextArea
          {...textField({ values: { text: values.text }, change: form.change }, 'text')}
          label={t(manages ? 'text' : 'textMember')}
          rows={4}
          problem={problemOf('text')}
          hint={
            values.text.length > feedLimits.textMax * nearlyFull
              ? t('count', { count: values.text.length, most: feedLimits.textMax })
              : t('textHint')
          }
          onPaste={pasteInto(form)}
        />
      </div>
    </>
  );
};

const nearlyFull = 0.9;

const pasteInto = (form: ComposerForm) => (event: ClipboardEvent) => {
  const words = event.clipboardData.getData('text/plain');
  if (takeFiles(form, [...event.clipboardData.files])) event.preventDefault();
  else if (form.values.attached === null && parseVideoLink(words)) {
    event.preventDefault();
    form.change({ attached: 'link', link: words.trim() });
  }
};
