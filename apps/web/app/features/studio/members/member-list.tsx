import type { Member } from '@stagedoor/contract/schemas/membership';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useShell } from '../../../shared/pages/shell-data.ts';
import { useSettled } from '../../../shared/search/use-settled.ts';
import { fullDate } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { membersQuery, type WhichMembers } from '../api.ts';
import styles from './members.module.css';

/** Current or former members, found by name. */
export const MemberList = ({ members }: { members: number }) => {
  const { t } = useTranslation('club');
  const [typed, setTyped] = useState('');
  const [params] = useSearchParams();
  const which = params.get('which') === 'former' ? 'former' : 'current';
  return (
    <RowGroup title={t('now', { count: members })}>
      <div className={styles.find}>
        <Field
          label={t('search')}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ChipRow label={t('filter')}>
          <ChipLink to={paths.studioMembers()} current={which === 'current'}>
            {t('current')}
          </ChipLink>
          <ChipLink to={paths.studioMembers('former')} current={which === 'former'}>
            {t('former')}
          </ChipLink>
        </ChipRow>
      </div>
      <Found which={which} search={useSettled(typed.trim())} />
    </RowGroup>
  );
};

const Found = ({ which, search }: { which: WhichMembers; search: string }) => {
  const { t } = useTranslation('club');
  const { language } = useShell();
  const found = useInfiniteQuery(membersQuery(language, which, search));
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  if (!data) return <Fetching failed={isError} again={refetch} />;
  const members = data.pages.flatMap(({ items }) => items);
  const none = search ? t('nobody') : t(which === 'former' ? 'noFormer' : 'noCurrent');
  return (
    <>
      <p role="status" className={text.quiet}>
        {members.length === 0 && none}
      </p>
      <Rows>
        {members.map((member) => (
          <MemberRow key={member.idMembership} member={member} />
        ))}
      </Rows>
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
};

const badgeKinds = { active: 'safe', retrying: 'stop', stopping: 'plain', ended: 'plain' } as const;

const MemberRow = ({ member }: { member: Member }) => {
  const { t } = useTranslation('club');
  const { t: states } = useTranslation('plans');
  const { language, now } = useShell();
  const dollars = useDollars();
  const toDay = (moment: string) => fullDate(new Date(moment), new Date(now), language);
  const { name, planName, state, since, nextPayment, endsAt, totalPaid } = member;
  const end = endsAt && t(state === 'ended' ? 'endedOn' : 'until', { date: toDay(endsAt) });
  const next = nextPayment && t('next', { sum: dollars(nextPayment.price), date: toDay(nextPayment.at) });
  return (
    <Row
      name={name || t('somebody')}
      more={[t('since', { plan: planName, date: toDay(since) }), next ?? end, t('paid', { sum: dollars(totalPaid) })]
        .filter(Boolean)
        .join(' · ')}
    >
      <Badge kind={badgeKinds[state]}>{states(`states.${state}`)}</Badge>
    </Row>
  );
};
