import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { SessionEndReason } from '../../shared/api/connection.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { forgetPerson, useKnownPerson } from '../../shared/session/known-person.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PinStep } from './pin-step.tsx';
import { type Networks, SocialButtons } from './social-buttons.tsx';

type Step = 'start' | 'email' | 'code' | 'password';

const neverChanges = () => () => {};

/** Why the person is here, if not by their own wish. A session that was ended from another device takes its PIN along. */
const Ended = ({ hasPin }: { hasPin: boolean }) => {
  const { t } = useTranslation('login');
  const { state } = useLocation();
  // A reload keeps the state of the history, which the server does not know when it renders the page.
  const known = useSyncExternalStore(
    neverChanges,
    () => state,
    () => null,
  );
  if (known !== ('ended' satisfies SessionEndReason)) return null;
  return <Note>{t(hasPin ? 'endedWithPin' : 'ended')}</Note>;
};

/** First the email, then a code or the password; a user whom this device knows is asked only for the PIN. */
export const LoginSteps = ({ next, networks }: { next: string; networks: Networks }) => {
  const person = useKnownPerson();
  const [step, setStep] = useState<Step>('start');
  const [email, setEmail] = useState('');

  if (step === 'start' && person)
    return (
      <>
        <Ended hasPin />
        <PinStep person={person} next={next} notMe={forgetPerson} otherWay={() => setStep('email')} />
      </>
    );
  if (step === 'code') return <CodeStep email={email} next={next} goTo={setStep} />;
  if (step === 'password') return <PasswordStep email={email} next={next} goTo={setStep} />;
  return (
    <>
      <Ended hasPin={false} />
      <EmailStep
        email={email}
        goTo={(method, address) => {
          setEmail(address);
          setStep(method);
        }}
      />
      <SocialButtons networks={networks} next={next} />
    </>
  );
};
