import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import type { Reported } from '../../shared/report/report-modal.tsx';
import { useNeedLogin } from '../../shared/session/need-login.ts';

const ReportModal = lazy(() => import('../../shared/report/report-modal.tsx'));

export const useReport = () => {
  const needLogin = useNeedLogin();
  return async (reported: Reported & { subject: 'POST' | 'COMMENT' }) => {
    if (await needLogin()) await ask(ReportModal, reported);
  };
};
