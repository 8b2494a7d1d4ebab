import { ApiError } from '@stagedoor/contract/errors';
import { zero } from '@stagedoor/contract/money';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { sendMessage, useRefreshMeans } from '../api.ts';
import type { Means } from './use-means.ts';
import type { Written } from './write-box.tsx';

export type To = { idChat: number } | { idUser: number };

/**
 * Sends a message and pays for it. Unlike a free one it does not wait for a connection: nobody should be charged when
 * they no longer expect it. A retry after a lost answer is the same message.
 */
export const useSendPaid = (means: Means, to: To, replyTo: number | undefined, onSent: (idChat: number) => unknown) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const refresh = useRefreshMeans();
  const sendOnce = useIdempotent(sendMessage);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemText>();

  const send = async ({ text, attachments }: Written): Promise<boolean> => {
    const { price } = means;
    if (!price) return false;
    if (!navigator.onLine) {
      setProblem(t('write.offline'));
      return false;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const message = { ...to, text, attachments, language, ...(replyTo !== undefined && { replyTo }) };
      const { result, idChat } = await sendOnce({ ...message, payment: paymentOf(means, price.total) });
      if (result !== 'success') {
        // Nothing is loaded again: the page of the first message would lead to its chat instead.
        await navigate(result);
        return true;
      }
      await onSent(idChat);
      void refresh();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.name !== 'badInternet') void refresh();
      setProblem(await problemText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, problem };
};

type Total = NonNullable<Means['price']>['total'];

const paymentOf = ({ way, choice: { chosen } }: Means, total: Total) => ({
  total: way === 'pack' ? zero : total,
  fromPack: way === 'pack',
  express: false,
  ...(way === 'wallet' && { fromWallet: total }),
  ...(way === 'card' && chosen && { idCard: chosen.idCard }),
});
