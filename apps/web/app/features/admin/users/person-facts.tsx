import type { WholePerson } from '@stagedoor/contract/schemas/person';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime, localDay } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { type Fact, FactList } from '../fact-list.tsx';
import { actionsOn, ordersOf } from './person-links.ts';
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
  const facts: Fact[] = [
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
      <FactList facts={facts} />
    </RowGroup>
  );
};

const subBalances = ['bonus', 'deposited', 'earned', 'pending'] as const;

export const Activity = ({ person: { idUser, bought, sold, wallet } }: Props) => {
  const { t } = useTranslation('users');
  const dollars = useDollars();
  return (
    <RowGroup title={t('activity.title')}>
      <PriceLines>
        {(
          [
            ['bought', bought],
            ['sold', sold],
          ] as const
        ).map(([name, count]) => (
          <PriceLine
            key={name}
            name={
              <Link to={ordersOf(idUser)} className={text.link}>
                {t(`activity.${name}`)}
              </Link>
            }
          >
            {count}
          </PriceLine>
        ))}
        {subBalances.map((pot) => (
          <PriceLine key={pot} name={t(`activity.${pot}`)}>
            {dollars(wallet[pot])}
          </PriceLine>
        ))}
      </PriceLines>
    </RowGroup>
  );
};

export const Reports = ({ person: { idUser, complaints } }: Props) => {
  const { t } = useTranslation('users');
  const owner = String(idUser);
  return (
    <RowGroup title={t('reports.title')}>
      <PriceLines>
        <PriceLine
          name={
            <Link to={staffPaths.reports({ state: 'decided', owner })} className={text.link}>
              {t('reports.about')}
            </Link>
          }
        >
          {complaints.about}
        </PriceLine>
        <PriceLine
          name={
            <Link to={staffPaths.reports({ owner })} className={text.link}>
              {t('reports.open')}
            </Link>
          }
        >
          {complaints.open}
        </PriceLine>
        <PriceLine name={t('reports.by')}>{complaints.by}</PriceLine>
      </PriceLines>
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
