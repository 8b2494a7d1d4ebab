import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { type ComponentType, useEffect, useRef } from 'react';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Note } from '../../ui/note.tsx';
import { Steps } from '../../ui/steps.tsx';
import text from '../../ui/text.module.css';
import { AboutStep } from './about-step.tsx';
import { AccountsStep } from './accounts-step.tsx';
import styles from './application-page.module.css';
import { CharityStep } from './charity-step.tsx';
import { CraftStep } from './craft-step.tsx';
import { LinkStep } from './link-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { type Step, steps } from './steps.ts';
import { type Applying, useApplication } from './use-application.ts';

const stepPages: Record<Step, ComponentType<{ applying: Applying }>> = {
  craft: CraftStep,
  about: AboutStep,
  accounts: AccountsStep,
  charity: CharityStep,
  link: LinkStep,
  offer: OfferStep,
};

/** The form, one step at a time, with what the staff wanted to know above it. */
export const Filling = ({ application, user }: { application: Application; user: SelfUser }) => {
  const { t } = useTranslation('application');
  const applying = useApplication(application, user);
  const current = steps.indexOf(applying.step);
  const StepPage = stepPages[applying.step];
  const paper = useFocus(applying);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {application.state === 'moreAsked' && (
        <Note>
          <strong>{t('asked.title')}</strong>
          <p>{t('asked.lead')}</p>
          <blockquote className={styles.words}>{application.asked}</blockquote>
          <p>{t('asked.open')}</p>
        </Note>
      )}
      <Steps
        label={t('steps.label')}
        steps={steps.map((step) => ({ name: t(`steps.${step}`), to: paths.becomeTalent(step) }))}
        current={current}
      />
      <p className={text.hidden}>{t('steps.of', { step: current + 1, all: steps.length })}</p>
      <div className={styles.paper} ref={paper}>
        <StepPage applying={applying} />
      </div>
      <p className={`${text.small} ${text.quiet}`}>{t('kept')}</p>
    </div>
  );
};

/** A step is like a page of its own: its question has the focus, or the first field in which something is wrong. */
const useFocus = ({ step, shown }: Applying) => {
  const paper = useRef<HTMLDivElement>(null);
  const last = useRef({ step, shown });
  useEffect(() => {
    if (last.current.step === step && last.current.shown === shown) return;
    last.current = { step, shown };
    const wrong = paper.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else paper.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [step, shown]);
  return paper;
};
