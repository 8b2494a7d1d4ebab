import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DocumentLinks } from '../../shared/navigation/document-links.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Check } from '../../ui/fields/check.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ApplicationStep } from './application-step.tsx';
import { OfferInShort } from './offer-in-short.tsx';
import { Summary } from './summary.tsx';
import type { Applying } from './use-application.ts';
import { useHandIn } from './use-hand-in.ts';

/** The summary, the agreement, and the submit button. */
export const OfferStep = ({ applying }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const { application, user, values, change } = applying;
  const [accepted, setAccepted] = useState(false);
  const [missed, setMissed] = useState(false);
  const { handIn, changed } = useHandIn(applying);
  return (
    <ApplicationStep
      applying={applying}
      onSubmit={() => (accepted ? handIn() : setMissed(true))}
      submit={t('offer.submit')}
      failure={changed}
    >
      {application.state === 'moreAsked' && (
        <TextArea
          label={t('asked.answer')}
          hint={t('asked.answerHint')}
          maxLength={limits.application.answerMax}
          value={values.answer}
          onChange={({ target }) => change({ answer: target.value })}
        />
      )}
      <Summary application={application} user={user} changes />
      <OfferInShort />
      <Check
        checked={accepted}
        onChange={({ target }) => {
          setAccepted(target.checked);
          setMissed(false);
        }}
        problem={missed ? t('offer.mustAccept') : undefined}
      >
        {t('offer.accept')}. <DocumentLinks names={['talent-agreement']} />
      </Check>
      <Note>{t('offer.promise', { hours: limits.application.answerHours })}</Note>
    </ApplicationStep>
  );
};
