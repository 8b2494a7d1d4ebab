import type { EventLogItem } from '@stagedoor/contract/schemas/event-log-item';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { relativeDate } from '../../shared/time/dates.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Portrait } from '../../ui/media/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './notification-list.module.css';

export const NotificationItem = ({ item, onFollow }: { item: EventLogItem; onFollow: () => void }) => {
  const inside = <Inside item={item} />;
  return (
    <li>
      {item.link === null ? (
        <button type="button" className={styles.item} onClick={onFollow}>
          {inside}
        </button>
      ) : (
        <Link to={item.link} className={styles.item} onClick={onFollow}>
          {inside}
        </Link>
      )}
    </li>
  );
};

const Inside = ({ item }: { item: EventLogItem }) => {
  const { t } = useTranslation('notifications');
  const now = new Date(Date.now() + useServerOffset());
  return (
    <>
      <Picture item={item} />
      <span className={styles.words}>
        <span>
          <WithName sentence={item.sentence} name={item.partnerName} />
        </span>
        <time dateTime={item.createdDate}>{relativeDate(new Date(item.createdDate), now, useLanguage())}</time>
      </span>
      {!item.read && (
        <span className={styles.dot}>
          <span className={text.hidden}>{t('popup.unread')}</span>
        </span>
      )}
    </>
  );
};

const Picture = ({ item: { group, partnerName, partnerImageLink } }: { item: EventLogItem }) => {
  if (partnerName !== null)
    return (
      <span className={styles.door}>
        <Portrait base={partnerImageLink} alt="" sizes="40px" />
      </span>
    );
  const Icon = group === 'money' ? IconCoin : IconBell;
  return (
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
  );
};

const WithName = ({ sentence, name }: { sentence: string; name: string | null }) => {
  const at = name ? sentence.indexOf(name) : -1;
  if (!name || at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <strong>{name}</strong>
      {sentence.slice(at + name.length)}
    </>
  );
};
