import type { WholePerson } from '@stagedoor/contract/schemas/person';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { useRefreshPeople } from './api.ts';
import { useUnblock } from './use-unblock.ts';
import styles from './users.module.css';

const BlockPersonModal = lazy(() => import('./block-person-modal.tsx'));

/** The active blocks, and the actions on them. */
export const Blocks = ({ person }: { person: WholePerson }) => {
  const { t } = useTranslation('users');
  const { idUser, name, blocks, mayBlock } = person;
  const refresh = useRefreshPeople();
  const unblock = useUnblock(person);
  const isBlocked = blocks.some(({ by }) => by === 'staff');
  const block = async () => {
    const answer = await ask(BlockPersonModal, { idUser, name, change: isBlocked });
    await refresh();
    if (answer === 'done') toast.success(t('blocking.done'));
  };
  return (
    <RowGroup title={t('blocks.title')}>
      <div className={styles.stack}>
        {blocks.length === 0 && <p className={text.quiet}>{t('blocks.none')}</p>}
        <Rows>
          {blocks.map((one) => (
            <BlockRow key={one.by} block={one} />
          ))}
        </Rows>
        {mayBlock ? (
          <Ways>
            <Button size="small" look={isBlocked ? 'line' : 'stop'} onClick={() => void block()}>
              {t(isBlocked ? 'blocks.change' : 'blocks.block')}
            </Button>
            {isBlocked && (
              <Button size="small" look="primary" onClick={() => void unblock()}>
                {t('blocks.unblock')}
              </Button>
            )}
          </Ways>
        ) : (
          <p className={text.quiet}>{t('blocks.notHere')}</p>
        )}
      </div>
    </RowGroup>
  );
};

const BlockRow = ({ block: { by, reason, since, until } }: { block: WholePerson['blocks'][number] }) => {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const moment = (at: string) => dayAndTime(new Date(at), language);
  const end = until === null ? t('forever') : t('until', { date: moment(until) });
  return (
    <Row
      name={[t(`blocks.${by}`), t('blocks.time', { since: moment(since), end })].join(', ')}
      {...(reason && { more: reason })}
    />
  );
};
