import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Check } from '../../ui/check.tsx';
import { Note } from '../../ui/note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { OfferInShort } from './offer-in-short.tsx';
import { StepForm } from './step-form.tsx';
import { Summary } from './summary.tsx';
import type { Applying } from './use-application.ts';
import { useHandIn } from './use-hand-in.ts';

/** Everything once more, the offer, and off it goes. */
export const OfferStep = ({ applying }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const { application, user, values, change } = applying;
  const [accepted, setAccepted] = useState(false);
  const [missed, setMissed] = useState(false);
  const { handIn, busy, failure } = useHandIn(applying);
  return (
    <StepForm
      step="offer"
      onSubmit={() => (accepted ? handIn() : setMissed(true))}
      submit={t('offer.submit')}
      busy={busy}
      failure={failure}
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
        {t('offer.accept')}
      </Check>
      <Note>{t('offer.promise', { hours: limits.application.answerHours })}</Note>
    </StepForm>
  );
};
