import type { Membership } from '@stagedoor/contract/schemas/membership';
import { useQuery } from '@tanstack/react-query';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { membershipsQuery } from './api.ts';
import { badgeKinds } from './membership-state.tsx';
import { useDay } from './use-day.ts';

const groups = { active: ['active', 'retrying'], ending: ['stopping'], ended: ['ended'] } as const satisfies Record<
  string,
  readonly Membership['state'][]
>;
const groupNames = ['active', 'ending', 'ended'] as const;

/** The user's memberships: active, ending and ended. */
export const OwnMemberships = () => {
  const { t } = useTranslation('plans');
  const { data, isError, refetch } = useQuery(membershipsQuery(useLanguage()));
  if (!data) return <Fetching failed={isError} again={refetch} problem={t('failedList')} />;
  if (data.length === 0)
    return (
      <EmptyState
        title={<h2>{t('own.emptyTitle')}</h2>}
        wayOn={
          <ButtonLink to={paths.explore()} look="primary">
            {t('own.explore')}
          </ButtonLink>
        }
      >
        <p>{t('own.emptyText')}</p>
      </EmptyState>
    );
  return groupNames.map((name) => <Group key={name} name={name} all={data} />);
};

const Group = ({ name, all }: { name: (typeof groupNames)[number]; all: readonly Membership[] }) => {
  const { t } = useTranslation('plans');
  const states: readonly Membership['state'][] = groups[name];
  const found = all.filter(({ state }) => states.includes(state));
  if (found.length === 0) return null;
  return (
    <RowGroup title={t(`own.${name}`)}>
      <Rows>
        {found.map((membership) => (
          <MembershipRow key={membership.idMembership} membership={membership} />
        ))}
      </Rows>
    </RowGroup>
  );
};

const MembershipRow = ({ membership }: { membership: Membership }) => {
  const { t } = useTranslation('plans');
  const { idSubscription, planName, talentName, state } = membership;
  const words = useWords(membership);
  return (
    <Row
      name={
        <>
          {planName}, {talentName}{' '}
          {state === 'retrying' && <Badge kind={badgeKinds[state]}>{t(`states.${state}`)}</Badge>}
        </>
      }
      more={words}
    >
      {state !== 'ended' && (
        <ButtonLink
          to={paths.plan(idSubscription)}
          size="small"
          aria-label={`${t('own.manage')}: ${planName}, ${talentName}`}
        >
          {t('own.manage')}
        </ButtonLink>
      )}
    </Row>
  );
};

/** What is paid next, until when there is access, or how it ended. */
const useWords = ({ nextPayment, endsAt, paidUntil, endedBy, state }: Membership): string => {
  const { t } = useTranslation('plans');
  const dollars = useDollars();
  const toDay = useDay();
  if (nextPayment) return t('own.nextPayment', { sum: dollars(nextPayment.price), date: toDay(nextPayment.at) });
  const date = toDay(endsAt ?? paidUntil);
  if (state !== 'ended') return t('own.until', { date });
  return [`${t('own.endedOn', { date })}.`, endedBy && t(`over.${endedBy}`)].filter(Boolean).join(' ');
};
