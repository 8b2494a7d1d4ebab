import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';

const TransactionModal = lazy(() => import('./transaction-modal.tsx'));

export const openTransaction = (id: string): void => {
  void ask(TransactionModal, { id });
};
