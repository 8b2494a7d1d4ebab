import type { StaffFund } from '@stagedoor/contract/schemas/content';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import text from '../../../ui/theme/text.module.css';
import { useAction } from '../content/use-action.ts';
import { useSaved } from '../content/use-saved.ts';
import styles from '../queue.module.css';
import { openFund } from './api.ts';

const FundModal = lazy(() => import('./fund-modal.tsx'));

export const FundRow = ({ fund }: { fund: StaffFund }) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const dollars = useDollars();
  const saved = useSaved();
  const { id, active, link, total, talents } = fund;
  const name = fund.name[language];
  const turn = useAction({
    send: (open: boolean) => openFund({ id, open }),
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
