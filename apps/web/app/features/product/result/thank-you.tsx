import { limits } from '@stagedoor/contract/limits';
import { isStudioType, plainType, ruleOf } from '@stagedoor/contract/product-types';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { wantedPostOf } from '../../../shared/navigation/wanted-post.ts';
import { useShell } from '../../../shared/pages/shell-data.ts';
import { fullDate } from '../../../shared/time/dates.ts';
import { day } from '../../../shared/time/durations.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { TaskPage, TaskPageFooter } from '../../../ui/layout/task-page.tsx';
import text from '../../../ui/theme/text.module.css';
import { ResendLink } from './resend-link.tsx';
import { ShareButton } from './share-button.tsx';
import type { PurchaseResult } from './use-purchase-result.ts';

const week = limits.orders.standardDays * day;

/** What happens next depends on the product; where to find the order depends on the buyer. */
export const ThankYou = ({ bought, receipt }: { bought: PurchaseResult; receipt: string }) => {
  const { t } = useTranslation('purchase');
  const { language, now } = useShell();
  const sum = useDollars()(bought.total);
  const { ownerName: name, deadline, buyer, charity } = bought;
  const type = plainType(bought.productType);
  const plan = bought.isRenewal ? 'renewal' : 'SUBSCRIPTION';
  const caption = isStudioType(type) ? type : type === 'SUBSCRIPTION' ? plan : 'other';
  // The order has no deadline until it handles the payment's domain event.
  const date = fullDate(new Date(deadline ?? now + week), new Date(now), language);
  const express = bought.state === 'completed' ? null : bought.expressDeadline;
  const expressDate = express && fullDate(new Date(express), new Date(now), language);
  const isHeld = type !== undefined && ruleOf(type).deadline !== 'atOnce' && bought.state !== 'completed';
  return (
    <TaskPage title={t(`done.${caption}.title`, { name })} lead={t(`done.${caption}.text`, { name, date })}>
      <TaskPageFooter>
        {buyer && <p>{t(`buyer.${buyer}`, { email: bought.sentTo ?? '' })}</p>}
        {expressDate && <Note>{t('express', { date: expressDate })}</Note>}
        {isHeld && bought.total > 0 && <Note kind="safe">{t('held', { sum })}</Note>}
        {charity && (
          <>
            <Note kind="safe">{t('charity', { percent: charity.percent, fund: charity.name })}</Note>
            <ShareButton bought={bought} fund={charity.name} />
          </>
        )}
        <NextLinks bought={bought} />
        {buyer !== 'loggedIn' && (
          <>
            <ResendLink receipt={receipt} />
            <Link to={paths.contact({ topic: 'ORDER' })} className={text.link}>
              {t('wrongEmail')}
            </Link>
          </>
        )}
      </TaskPageFooter>
    </TaskPage>
  );
};

const NextLinks = ({ bought }: { bought: PurchaseResult }) => {
  const { t } = useTranslation('purchase');
  const { buyer, idOrder, idOwner, idProduct, ownerName: name } = bought;
  const isPlan = plainType(bought.productType) === 'SUBSCRIPTION';
  const post = isPlan ? wantedPostOf(idProduct) : null;
  return (
    <>
      {post && (
        <ButtonLink to={post} look="primary">
          {t('toPost')}
        </ButtonLink>
      )}
      {isPlan && (
        <ButtonLink to={paths.plan(idProduct)} look={post ? 'line' : 'primary'}>
          {t('toPlan')}
        </ButtonLink>
      )}
      {buyer === 'loggedIn' ? (
        <ButtonLink to={idOrder === null ? paths.orders() : paths.order(idOrder)} look={isPlan ? 'line' : 'primary'}>
          {t(idOrder === null ? 'toOrders' : 'toOrder')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.login(paths.orders())} look="primary">
          {t('toLogin')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.profile({ idUser: idOwner, nickname: null })}>{t('toOwner', { name })}</ButtonLink>
      <ButtonLink to={paths.explore()} look="quiet">
        {t('toExplore')}
      </ButtonLink>
      {buyer === 'loggedIn' && (
        <ButtonLink to={paths.settings('notifications')} look="quiet">
          {t('toSettings')}
        </ButtonLink>
      )}
    </>
  );
};
