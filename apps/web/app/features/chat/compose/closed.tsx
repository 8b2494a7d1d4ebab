import type { ChatClosedWhy, ChatThread } from '@stagedoor/contract/schemas/chat';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './write-box.module.css';

type Props = { why: ChatClosedWhy; name: string; partner: ChatThread['partner'] };

/** Why nothing can be written, and what to do instead. */
export const Closed = ({ why, name, partner }: Props) => {
  const { t } = useTranslation('chat');
  const way = useWay(why, partner);
  return (
    <div className={styles.closed} role="status">
      <p>{t(`closed.${why}`, { name })}</p>
      {way && (
        <Link to={way.to} className={text.link}>
          {way.label}
        </Link>
      )}
    </div>
  );
};

const useWay = (why: ChatClosedWhy, partner: ChatThread['partner']) => {
  const { t } = useTranslation('chat');
  const { pathname } = useLocation();
  switch (why) {
    case 'BLOCKED':
      return { to: paths.settings('privacy'), label: t('closed.settings') };
    case 'BLOCKED_BY_STAFF':
    case 'ACCOUNT_BLOCKED':
      return { to: paths.support(), label: t('closed.help') };
    case 'LOG_IN':
      return { to: paths.login(pathname.startsWith('/order/') ? paths.chat() : pathname), label: t('closed.logIn') };
    case 'MESSAGES_OFF':
    case 'NO_OFFER':
      return partner?.hasProfile
        ? { to: paths.profile({ idUser: partner.idUser, nickname: null }), label: t('closed.follow') }
        : null;
    case 'LEFT':
      return { to: paths.explore(), label: t('closed.explore') };
    default:
      return null;
  }
};
