import { limits } from '@stagedoor/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import text from '../../../ui/theme/text.module.css';
import { type OwnPlan, plansQuery } from '../api.ts';
import { StudioFrame } from '../studio-frame.tsx';
import { MovePlan } from './move-plan.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanRow } from './plan-row.tsx';

const isFull = (plans: readonly OwnPlan[] | undefined) =>
  plans !== undefined && plans.length >= limits.memberships.plansMax;

/** The talent's plans: make, edit, order, close. */
export const StudioPlansPage = () => {
  const { t } = useTranslation('studio');
  const [edited, setEdited] = useState<OwnPlan | 'new'>();
  const {
    data: plans,
    isError,
    refetch,
  } = useQuery({ ...plansQuery(useLanguage()), enabled: typeof document !== 'undefined' });
  if (edited) {
    const title = edited === 'new' ? t('plans.newTitle') : t('plans.editTitle', { name: edited.name });
    const plan = edited === 'new' ? null : edited;
    return <StudioFrame title={title}>{() => <PlanForm plan={plan} onEnd={() => setEdited(undefined)} />}</StudioFrame>;
  }
  const add = !isFull(plans) && (
    <Button look="primary" onClick={() => setEdited('new')}>
      {t('plans.add')}
    </Button>
  );
  return (
    <StudioFrame title={t('nav.plans')} aside={add}>
      {() => (plans ? <List plans={plans} onEdit={setEdited} /> : <Fetching failed={isError} again={refetch} />)}
    </StudioFrame>
  );
};

const List = ({ plans, onEdit }: { plans: readonly OwnPlan[]; onEdit: (plan: OwnPlan) => void }) => {
  const { t } = useTranslation('studio');
  if (plans.length === 0)
    return (
      <EmptyState title={<h2>{t('plans.emptyTitle')}</h2>}>
        <p>{t('plans.emptyText')}</p>
      </EmptyState>
    );
  return (
    <>
      <p className={text.quiet}>{t('plans.lead')}</p>
      <ul>
        {plans.map((plan, at) => (
          <PlanRow
            key={plan.idSubscription}
            plan={plan}
            move={plans.length > 1 && <MovePlan plan={plan} at={at} isLast={at === plans.length - 1} />}
            onEdit={() => onEdit(plan)}
          />
        ))}
      </ul>
    </>
  );
};
