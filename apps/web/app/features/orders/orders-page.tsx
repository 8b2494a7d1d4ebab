import { orderStates } from '@stagedoor/contract/order-words';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ForUser } from '../../shared/session/for-user.tsx';
import { ChipLink, ChipRow } from '../../ui/buttons/chip.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Page } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import type { OrdersFilter } from './api.ts';
import { OrdersList } from './orders-list.tsx';
import styles from './orders-page.module.css';

const roles = ['buyer', 'talent'] as const;

const sells = ({ role }: SelfUser): boolean => role === 'EXPERT' || role === 'AGENT';

/** The filter in the URL; a talent's default is what they sold. */
const filterIn = (query: URLSearchParams, user: SelfUser): OrdersFilter => {
  const partner = Number(query.get('partner'));
  const state = orderStates.find((name) => name === query.get('state'));
  const role = sells(user) ? (roles.find((name) => name === query.get('role')) ?? 'talent') : 'buyer';
  return { role, ...(Number.isSafeInteger(partner) && partner > 0 && { partner }), ...(state && { state }) };
};

export const OrdersPage = () => {
  const { t } = useTranslation('orders');
  return (
    <Page title={t('title')}>
      <ForUser>{(user) => <Contents user={user} />}</ForUser>
    </Page>
  );
};

const Contents = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('orders');
  const [query] = useSearchParams();
  const filter = filterIn(query, user);
  return (
    <>
      <div className={styles.ways}>
        {sells(user) && (
          <ChipRow label={t('roles.label')}>
            {roles.map((role) => (
              <ChipLink key={role} to={paths.orders({ ...filter, role })} current={role === filter.role}>
                {t(`roles.${role}`)}
              </ChipLink>
            ))}
          </ChipRow>
        )}
        <StateFilter filter={filter} />
        <Link to={paths.callTimes()} className={text.link}>
          {t('calls')}
        </Link>
      </div>
      <OrdersList key={filter.role} filter={filter} user={user} />
    </>
  );
};

const StateFilter = ({ filter }: { filter: OrdersFilter }) => {
  const { t } = useTranslation('orders');
  const { t: statuses } = useTranslation('statuses');
  const navigate = useNavigate();
  const { state, ...others } = filter;
  const options = [
    { value: 'all', label: t('all') },
    ...orderStates.map((value) => ({ value, label: statuses(`order.${value}`) })),
  ] as const;
  const choose = (value: (typeof options)[number]['value']) =>
    void navigate(paths.orders(value === 'all' ? others : { ...others, state: value }), { preventScrollReset: true });
  return (
    <Select
      label={t('filter')}
      icon={<IconFilter aria-hidden="true" />}
      value={state ?? 'all'}
      options={options}
      onChange={choose}
    />
  );
};
