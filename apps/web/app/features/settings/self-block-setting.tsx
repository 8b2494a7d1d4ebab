import type { limits } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { lazy } from 'react';
import { api } from '../../shared/api.ts';
import { ask } from '../../shared/ask.tsx';
import { fullDate } from '../../shared/dates.ts';
import { useLanguage, useShell } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import { useSave } from './api.ts';

const BlockModal = lazy(() => import('../../shared/block-modal.tsx'));

/** A pause from buying that one cannot take back oneself. */
export const SelfBlockSetting = ({ user: { selfBlocked } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { now } = useShell();
  const { mutate, isPending } = useSave((duration: (typeof limits.blocks)[number]) =>
    api('blockSelf', { body: { duration } }),
  );
  const start = async () => {
    const duration = await ask(BlockModal, { title: t('selfBlock.title'), lead: t('selfBlock.warning') });
    if (duration) mutate(duration);
  };
  const words = () => {
    if (!selfBlocked) return t('selfBlock.more');
    if (selfBlocked.until === null) return t('selfBlock.forever');
    return t('selfBlock.until', { date: fullDate(new Date(selfBlocked.until), new Date(now), language) });
  };
  return (
    <RowGroup title={t('selfBlock.title')}>
      <Rows>
        <Row name={selfBlocked ? t('selfBlock.on') : t('selfBlock.off')} more={words()}>
          {!selfBlocked && (
            <Button size="small" busy={isPending} onClick={() => void start()}>
              {t('selfBlock.start')}
            </Button>
          )}
        </Row>
      </Rows>
    </RowGroup>
  );
};
