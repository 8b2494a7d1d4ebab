import type { OpenScreen } from '@stagedoor/contract/schemas/user';
import { lazy, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';

const WinnerModal = lazy(() => import('./winner-modal.tsx'));
const UnpaidModal = lazy(() => import('./unpaid-modal.tsx'));

const keyOf = ({ screenType, idProduct }: OpenScreen) => `${screenType} ${idProduct}`;

/** Asks winners for what is left to do, once per visit: after the log-in and when it happens. */
export default function Screens({ screens }: { screens: readonly OpenScreen[] }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const dollars = useDollars();
  const showProblem = useShowProblem();
  const asked = useRef(new Set<string>());
  const isThere = pathname === '/auction-winner';

  const show = useEffectEvent(async (screen: OpenScreen) => {
    asked.current.add(keyOf(screen));
    const { productName: product, amount, payBy, screenType } = screen;
    const sum = dollars(amount);
    if (screenType === 'AUCTION_PAID_NEED_INFO') {
      if ((await ask(WinnerModal, { product, sum })) === 'go') await navigate(paths.auctionWinner(screen));
      return;
    }
    const date = payBy === null ? '' : dayAndTime(new Date(payBy), language);
    const answer = await ask(UnpaidModal, { product, sum, date });
    if (answer === 'pay') await navigate(paths.auctionWinner(screen));
    if (answer === 'support') {
      const { chatWithSupport } = await import('./api.ts');
      await chatWithSupport(language).then((idChat) => navigate(paths.chat(idChat)), showProblem);
    }
  });
  useEffect(() => {
    const next = screens.find((screen) => !asked.current.has(keyOf(screen)));
    if (next && !isThere) void show(next);
  }, [screens, isThere]);
  return null;
}
