import type { StaffFund } from '@stagedoor/contract/schemas/content';
import { lazy } from 'react';
import { ask } from '../../../shared/ask.tsx';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import text from '../../../ui/text.module.css';
import { useAct } from '../content/use-act.ts';
import { useSaved } from '../content/use-saved.ts';
import styles from '../queue.module.css';
import { staffApi } from '../staff-api.ts';

const FundModal = lazy(() => import('./fund-modal.tsx'));

export const FundRow = ({ fund }: { fund: StaffFund }) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const dollars = useDollars();
  const saved = useSaved();
  const { id, active, link, total, talents } = fund;
  const name = fund.name[language];
  const turn = useAct({
    send: (open: boolean) => staffApi('openFund', { body: { id, open } }),
    done: (open) => t(open ? 'content.funds.openedNow' : 'content.funds.closedNow'),
  });
  return (
    <tr>
      <th scope="row" data-column="fund">
        <span>{name}</span>
        <small>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={text.link}>
            {link.replace('https://', '')}
          </a>
        </small>
      </th>
      <td data-column="sum">{dollars(total)}</td>
      <td data-column="shares">{t('content.talents', { count: talents })}</td>
      <td data-column="state">
        <Badge kind={active ? 'safe' : 'plain'}>{t(active ? 'content.funds.open' : 'content.funds.closed')}</Badge>
      </td>
      <td data-column="decision">
        <div className={styles.ways}>
          <Button
            size="small"
            aria-label={t('content.funds.editName', { name })}
            onClick={() => void saved(ask(FundModal, { fund }))}
          >
            {t('content.edit')}
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={t(active ? 'content.funds.closeName' : 'content.funds.reopenName', { name })}
            busy={turn.isPending}
            onClick={() => turn.mutate(!active)}
          >
            {t(active ? 'content.funds.close' : 'content.funds.reopen')}
          </Button>
        </div>
      </td>
    </tr>
  );
};
