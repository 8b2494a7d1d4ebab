import { useState } from 'react';
import { forgetPerson, useKnownPerson } from '../../shared/known-person.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PinStep } from './pin-step.tsx';
import { type Networks, SocialButtons } from './social-buttons.tsx';

type Step = 'start' | 'email' | 'code' | 'password';

/** First the address, then a code or the password; whom this device knows is asked for the PIN alone. */
export const LoginSteps = ({ next, networks }: { next: string; networks: Networks }) => {
  const person = useKnownPerson();
  const [step, setStep] = useState<Step>('start');
  const [email, setEmail] = useState('');

  if (step === 'start' && person)
    return <PinStep person={person} next={next} notMe={forgetPerson} otherWay={() => setStep('email')} />;
  if (step === 'code') return <CodeStep email={email} next={next} goTo={setStep} />;
  if (step === 'password') return <PasswordStep email={email} next={next} goTo={setStep} />;
  return (
    <>
      <EmailStep
        email={email}
        goTo={(way, address) => {
          setEmail(address);
          setStep(way);
        }}
      />
      <SocialButtons networks={networks} next={next} />
    </>
  );
};
