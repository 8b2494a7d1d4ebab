import { subtract } from '@stagedoor/contract/money';
import type { Membership } from '@stagedoor/contract/schemas/membership';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { changePlan, type Plan } from './api.ts';
import { useDay } from './use-day.ts';
import { useMembershipAction } from './use-membership-action.ts';

type Props = { membership: Membership; plans: readonly Plan[] };

/** The other plans, with what a change costs and when it happens; and keeping the present one. */
export const ChangePlan = ({ membership, plans }: Props) => {
  const { t } = useTranslation('plans');
  const others = plans.filter(({ idSubscription }) => idSubscription !== membership.idSubscription);
  const isChanging = membership.nextPayment !== null && membership.nextPayment.planName !== membership.planName;
  if (others.length === 0 || membership.state === 'retrying') return null;
  return (
    <RowGroup title={t('change.title')}>
      <Rows>
        {isChanging && <Keep membership={membership} />}
        {others
          .filter(({ name }) => name !== membership.nextPayment?.planName)
          .map((plan) => (
            <OtherPlan key={plan.idSubscription} membership={membership} plan={plan} />
          ))}
      </Rows>
    </RowGroup>
  );
};

/** Takes a change that has not happened yet back. */
const Keep = ({ membership: { idMembership, idSubscription, planName, price } }: { membership: Membership }) => {
  const { t } = useTranslation('plans');
  const dollars = useDollars();
  const { press, busy } = useMembershipAction(idMembership, {
    act: (id, key) => changePlan({ idMembership: id, idSubscription }, key),
    done: t('change.kept'),
  });
  return (
    <Row name={`${planName}, ${dollars(price)}`} more={t('yours')}>
      <Button size="small" busy={busy} onClick={press}>
        {t('change.keep')}
      </Button>
    </Row>
  );
};

type OtherProps = { membership: Membership; plan: Plan };

const OtherPlan = ({ membership, plan }: OtherProps) => {
  const { t } = useTranslation('plans');
  const { words, question, done } = useChangeWords({ membership, plan });
  const dollars = useDollars();
  const { press, busy } = useMembershipAction(membership.idMembership, {
    act: (idMembership, key) => changePlan({ idMembership, idSubscription: plan.idSubscription }, key),
    done,
    question,
  });
  return (
    <Row name={`${plan.name}, ${dollars(plan.price)}`} more={words}>
      <Button size="small" aria-label={t('change.buttonName', { plan: plan.name })} busy={busy} onClick={press}>
        {t('change.button')}
      </Button>
    </Row>
  );
};

/** A dearer plan starts now and credits the unused days; any other with the next payment. */
const useChangeWords = ({ membership, plan }: OtherProps) => {
  const { t } = useTranslation('plans');
  const dollars = useDollars();
  const date = useDay()(membership.paidUntil);
  const asked = { title: t('change.askTitle', { plan: plan.name }), yes: t('change.yes'), no: t('change.no') };
  const price = dollars(plan.price);
  if (plan.price <= membership.price) {
    const text = t('change.downText', { date, price, plan: membership.planName });
    return {
      words: t('change.down', { date }),
      question: { ...asked, text },
      done: t('change.doneLater', { date }),
    };
  }
  const credit = dollars(membership.credit);
  const sum = dollars(subtract(plan.price, membership.credit));
  const text = t(membership.card ? 'change.upText' : 'change.upPage', { sum, price, credit });
  return { words: t('change.up', { credit, sum }), question: { ...asked, text }, done: t('change.done') };
};
