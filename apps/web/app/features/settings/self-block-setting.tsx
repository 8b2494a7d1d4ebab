import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { blockSelf, useSave } from './api.ts';

const BlockModal = lazy(() => import('../../shared/dialogs/block-modal.tsx'));
const ConfirmModal = lazy(() => import('../../shared/dialogs/confirm-modal.tsx'));

/** Self-exclusion from buying. The user cannot lift it. */
export const SelfBlockSetting = ({ user: { selfBlocked } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { now } = useShell();
  const { mutate, isPending } = useSave(blockSelf);
  const isSure = () =>
    ask(ConfirmModal, {
      title: t('selfBlock.sure'),
      text: t('selfBlock.sureText'),
      yes: t('selfBlock.sureYes'),
      no: t('selfBlock.sureNo'),
    });
  const start = async () => {
    const words = { title: t('selfBlock.title'), lead: t('selfBlock.warning'), submit: t('selfBlock.start') };
    const duration = await ask(BlockModal, words);
    if (duration && (duration !== 'forever' || (await isSure()))) mutate(duration);
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
