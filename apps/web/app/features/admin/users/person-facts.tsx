import type { WholePerson } from '@stagedoor/contract/schemas/person';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayAndTime, localDay } from '../../../shared/dates.ts';
import { useServerOffset } from '../../../shared/server-clock.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { Bill, BillLine } from '../../../ui/bill.tsx';
import { Row, RowGroup, Rows } from '../../../ui/row.tsx';
import text from '../../../ui/text.module.css';
import { actionsOn, ordersOf } from './rooms.ts';
import styles from './users.module.css';

type Props = { person: WholePerson };

export const Who = ({ person }: Props) => {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const moment = (at: string) => dayAndTime(new Date(at), language);
  const now = new Date(Date.now() + useServerOffset());
  const day = (at: string) => localDay(new Date(at), now, language);
  const documents: Record<string, string> = { terms: t('documents.terms'), offer: t('documents.offer') };
  const agreed = person.agreements.map(({ document, version, at }) =>
    t('facts.agreed', { document: documents[document] ?? document, version, date: day(at) }),
  );
  const facts: [name: string, words: ReactNode][] = [
    [t('facts.email'), person.email],
    [t('facts.pendingEmail'), person.pendingEmail],
    [t('facts.corporateEmail'), person.corporateEmail],
    [t('facts.phone'), person.phone],
    [t('facts.since'), day(person.since)],
    [t('facts.lastSeen'), person.lastSeen ? moment(person.lastSeen) : t('facts.never')],
    [t('facts.language'), names.of(person.language)],
    [t('facts.languages'), person.languages.map((code) => names.of(code) ?? code).join(', ')],
    [t('facts.agreements'), agreed.join('; ')],
    [t('facts.sessions'), String(person.sessions)],
  ];
  return (
    <RowGroup title={t('who')}>
      <dl className={styles.said}>
        {facts
          .filter(([, words]) => words)
          .map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
    </RowGroup>
  );
};

const pots = ['bonus', 'deposited', 'earned', 'pending'] as const;

export const Activity = ({ person: { idUser, bought, sold, wallet } }: Props) => {
  const { t } = useTranslation('users');
  const dollars = useDollars();
  return (
    <RowGroup title={t('activity.title')}>
      <Bill>
        {(
          [
            ['bought', bought],
            ['sold', sold],
          ] as const
        ).map(([name, count]) => (
          <BillLine
            key={name}
            name={
              <Link to={ordersOf(idUser)} className={text.link}>
                {t(`activity.${name}`)}
              </Link>
            }
          >
            {count}
          </BillLine>
        ))}
        {pots.map((pot) => (
          <BillLine key={pot} name={t(`activity.${pot}`)}>
            {dollars(wallet[pot])}
          </BillLine>
        ))}
      </Bill>
    </RowGroup>
  );
};

export const Reports = ({ person: { idUser, complaints } }: Props) => {
  const { t } = useTranslation('users');
  const owner = String(idUser);
  return (
    <RowGroup title={t('reports.title')}>
      <Bill>
        <BillLine
          name={
            <Link to={staffPaths.reports({ state: 'decided', owner })} className={text.link}>
              {t('reports.about')}
            </Link>
          }
        >
          {complaints.about}
        </BillLine>
        <BillLine
          name={
            <Link to={staffPaths.reports({ owner })} className={text.link}>
              {t('reports.open')}
            </Link>
          }
        >
          {complaints.open}
        </BillLine>
        <BillLine name={t('reports.by')}>{complaints.by}</BillLine>
      </Bill>
    </RowGroup>
  );
};

export const StaffActions = ({ person: { idUser, actions } }: Props) => {
  const { t } = useTranslation('users');
  const language = useLanguage();
  return (
    <RowGroup title={t('actions.title')}>
      <div className={styles.stack}>
        {actions.length === 0 && <p className={text.quiet}>{t('actions.none')}</p>}
        <Rows>
          {actions.map(({ id, action, by, at }) => (
            <Row key={id} name={action} more={t('actions.line', { by, date: dayAndTime(new Date(at), language) })} />
          ))}
        </Rows>
        <Link to={actionsOn(idUser)} className={text.link}>
          {t('actions.all')}
        </Link>
      </div>
    </RowGroup>
  );
};
