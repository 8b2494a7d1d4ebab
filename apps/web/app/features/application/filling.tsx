import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { ComponentType } from 'react';
import { useStepFocus } from '../../shared/forms/use-step-focus.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Steps } from '../../ui/display/steps.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';
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

/** The form, one step at a time, below the question from staff. */
export const Filling = ({ application, user }: { application: Application; user: SelfUser }) => {
  const { t } = useTranslation('application');
  const applying = useApplication(application, user);
  const current = steps.indexOf(applying.step);
  const StepPage = stepPages[applying.step];
  const formRef = useStepFocus(applying.step, applying.failures);
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
      <div className={styles.paper} ref={formRef}>
        <StepPage applying={applying} />
      </div>
      <p className={`${text.small} ${text.quiet}`}>{t('kept')}</p>
    </div>
  );
};
