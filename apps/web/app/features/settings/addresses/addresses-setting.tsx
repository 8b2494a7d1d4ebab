import { limits } from '@stagedoor/contract/limits';
import type { SavedAddress } from '@stagedoor/contract/schemas/address';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { addressesQuery } from '../../../shared/delivery/queries.ts';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { deleteAddress, saveAddress, useRefreshAddresses } from '../api.ts';

const AddressModal = lazy(() => import('./address-modal.tsx'));
const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

/** Where the user's parcels go. */
export const AddressesSetting = () => {
  const { t } = useTranslation('addresses');
  const refresh = useRefreshAddresses();
  const { data, isError, refetch } = useQuery(addressesQuery(useLanguage()));
  const edit = async (address?: SavedAddress) => {
    if ((await ask(AddressModal, { address })) !== 'saved') return;
    await refresh();
    toast.success(t('saved'));
  };
  if (!data) {
    return (
      <RowGroup title={t('title')}>
        <p role="status">{t(isError ? 'failed' : 'loading')}</p>
        {isError && (
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        )}
      </RowGroup>
    );
  }
  return (
    <RowGroup title={t('title')} lead={t('lead')}>
      {data.length === 0 && <p className={text.quiet}>{t('empty')}</p>}
      <Rows>
        {data.map((address) => (
          <AddressRow key={address.idAddress} address={address} onEdit={() => void edit(address)} />
        ))}
      </Rows>
      {data.length < limits.orders.addressesMax ? (
        <Button size="small" onClick={() => void edit()}>
          {t('add')}
        </Button>
      ) : (
        <p className={text.quiet}>{t('full')}</p>
      )}
    </RowGroup>
  );
};

const AddressRow = ({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) => {
  const { t } = useTranslation('addresses');
  const refresh = useRefreshAddresses();
  const onError = useShowProblem();
  const { idAddress, inWords, isDefault, ...recipient } = address;
  const names = { name: recipient.fullName, place: inWords };
  const remove = useMutation({
    mutationFn: () => deleteAddress(idAddress),
    onSuccess: () => toast.success(t('deleted')),
    onError,
    onSettled: refresh,
  });
  const makeFirst = useMutation({
    mutationFn: () => saveAddress({ ...recipient, idAddress, isDefault: true }),
    onSuccess: () => toast.success(t('saved')),
    onError,
    onSettled: refresh,
  });
  const askFirst = async () => {
    const question = { title: t('sure'), text: t('sureText', names), yes: t('delete'), no: t('cancel') };
    if ((await ask(ConfirmModal, { ...question, look: 'stop' })) === 'yes') remove.mutate();
  };
  return (
    <Row
      name={
        <>
          {recipient.fullName} {isDefault && <Badge>{t('first')}</Badge>}
        </>
      }
      more={`${inWords}. ${recipient.phone}`}
    >
      {!isDefault && (
        <Button
          size="small"
          look="quiet"
          aria-label={t('makeFirstName', names)}
          busy={makeFirst.isPending}
          onClick={() => makeFirst.mutate()}
        >
          {t('makeFirst')}
        </Button>
      )}
      <Button size="small" aria-label={t('editName', names)} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={t('deleteName', names)}
        busy={remove.isPending}
        onClick={() => void askFirst()}
      >
        {t('delete')}
      </Button>
    </Row>
  );
};
