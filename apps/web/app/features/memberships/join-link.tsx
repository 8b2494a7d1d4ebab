import { ApiError } from '@stagedoor/contract/errors';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { leaving, useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { DocumentLinks } from '../../shared/navigation/document-links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import text from '../../ui/theme/text.module.css';
import { joinByLink, type Plan } from './api.ts';
import { PlanPrice } from './plan-price.tsx';

type Props = { token: string; plan: Plan; talent: string; email: string };

/** Joins a plan without login: the app's link identifies person and plan. Opening it changes nothing. */
export const JoinLink = ({ token, plan, talent, email }: Props) => {
  const { t } = useTranslation('plans');
  const { t: buy } = useTranslation('buy');
  const dollars = useDollars();
  const { form, notice, isGone, join } = useJoinByLink(token, plan);
  if (isGone) return <GoneJoinLink to={paths.plan(plan.idSubscription)} />;
  return (
    <TaskPage title={t('link.title', { plan: plan.name })} lead={t('link.lead', { name: talent, email })}>
      <Form spaced onSubmit={join}>
        <PlanPrice amount={plan.price} />
        <p>{plan.shortAbout}</p>
        {notice !== undefined && <Note kind="stop">{notice}</Note>}
        <Button type="submit" look="primary" size="large" wide busy={form.busy}>
          {t('join.submit', { sum: dollars(plan.price) })}
        </Button>
        <p className={`${text.small} ${text.quiet}`}>{t('join.renews')}</p>
        <p className={`${text.small} ${text.quiet}`}>
          {buy('terms')} <DocumentLinks names={['terms', 'refunds']} />
        </p>
      </Form>
    </TaskPage>
  );
};

/** For a link that was used or has expired. */
export const GoneJoinLink = ({ to }: { to: string }) => {
  const { t } = useTranslation('plans');
  return (
    <TaskPage title={t('link.goneTitle')} lead={t('link.goneText')}>
      <TaskPageFooter>
        <ButtonLink to={to} look="primary">
          {t('view')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};

const useJoinByLink = (token: string, { price: total }: Plan) => {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const navigate = useNavigate();
  const dollars = useDollars();
  const problemText = useProblemText();
  const send = useIdempotent(joinByLink);
  const [notice, setNotice] = useState<ProblemText>();
  const [isGone, setGone] = useState(false);
  const form = useForm<Record<string, never>, Record<string, never>>({
    start: {},
    check: () => ({}),
    onFailure: async (error) => {
      if (error instanceof ApiError && error.name === 'pageNotFound') return setGone(true);
      const reason = error instanceof ApiError ? error.reason : undefined;
      setNotice(
        reason?.kind === 'priceChanged'
          ? t('join.priceChanged', { sum: dollars(reason.total) })
          : await problemText(error),
      );
    },
  });
  const join = () => {
    setNotice(undefined);
    return form.submit(async () => {
      const { result, receipt } = await send({ token, total, language });
      await navigate(result === 'success' ? paths.bought('SUBSCRIPTION', receipt) : result);
      return leaving;
    });
  };
  return { form, notice, isGone, join };
};
