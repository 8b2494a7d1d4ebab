import { orderStates } from '@stagedoor/contract/order-words';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { useNavigate, useSearchParams } from 'react-router';
import { ForUser } from '../../shared/for-user.tsx';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ChipLink, ChipRow } from '../../ui/chip.tsx';
import { Page } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import type { Asked } from './api.ts';
import { OrdersList } from './orders-list.tsx';
import styles from './orders-page.module.css';

const roles = ['buyer', 'talent'] as const;

const sells = ({ role }: SelfUser): boolean => role === 'EXPERT' || role === 'AGENT';

/** What the address asks for; a talent comes for what was bought from them. */
const askedIn = (query: URLSearchParams, user: SelfUser): Asked => {
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
  const asked = askedIn(query, user);
  return (
    <>
      <div className={styles.ways}>
        {sells(user) && (
          <ChipRow label={t('roles.label')}>
            {roles.map((role) => (
              <ChipLink key={role} to={paths.orders({ ...asked, role })} current={role === asked.role}>
                {t(`roles.${role}`)}
              </ChipLink>
            ))}
          </ChipRow>
        )}
        <StateFilter asked={asked} />
      </div>
      <OrdersList key={asked.role} asked={asked} user={user} />
    </>
  );
};

const StateFilter = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { state, ...others } = asked;
  const options = [
    { value: 'all', label: t('all') },
    ...orderStates.map((value) => ({ value, label: t(`states.${value}`) })),
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
