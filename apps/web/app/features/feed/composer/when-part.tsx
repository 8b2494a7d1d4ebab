import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { FieldSet } from '../../../ui/fields/form.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import styles from './composer.module.css';
import { useProblemOf } from './problems.ts';
import type { ComposerForm } from './use-composer.ts';

/** At once, or at a time of the reader's zone. */
export const WhenPart = ({ form: { values, change, problems } }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const problemOf = useProblemOf(problems);
  const name = useId();
  return (
    <FieldSet legend={t('when.title')}>
      <div className={styles.attached}>
        <Picks label={t('when.title')}>
          {[false, true].map((isLater) => (
            <Pick
              key={String(isLater)}
              name={name}
              title={t(isLater ? 'when.later' : 'when.now')}
              checked={values.isLater === isLater}
              onPick={() => change({ isLater })}
            />
          ))}
        </Picks>
        {values.isLater && (
          <Field
            label={t('when.at')}
            type="datetime-local"
            value={values.publishAt}
            problem={problemOf('publishAt')}
            hint={t('when.zone', { zone: ownTimeZone().replaceAll('_', ' ') })}
            onChange={({ target }) => change({ publishAt: target.value })}
          />
        )}
      </div>
    </FieldSet>
  );
};
