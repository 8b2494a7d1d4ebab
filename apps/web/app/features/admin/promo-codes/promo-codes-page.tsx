import { limits } from '@stagedoor/contract/limits';
import type { PromoState } from '@stagedoor/contract/schemas/content';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import { useRefreshQueue } from '../api.ts';
import { FindForm } from '../content/find-form.tsx';
import { SectionHead } from '../content/section-head.tsx';
import { QueuePage } from '../queue-page.tsx';
import { promoCodesQuery } from './api.ts';
import { PromoRow } from './promo-row.tsx';

const PromoModal = lazy(() => import('./promo-modal.tsx'));

const states: readonly PromoState[] = ['active', 'planned', 'usedUp', 'expired', 'stopped'];

const columns = [
  { name: 'code', words: 'code' },
  { name: 'about', words: 'where' },
  { name: 'used', words: 'used' },
  { name: 'state', words: 'state' },
  { name: 'decision', words: 'decision' },
] as const;

export const PromoCodesPage = () => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const [query] = useSearchParams();
  const find = (query.get('find') ?? '').trim().slice(0, limits.promo.codeMax);
  const state = states.find((name) => name === query.get('state'));
  return (
    <QueuePage
      title={t('content.promoCodes.title')}
      filter={<Head state={state} find={find} />}
      columns={columns.map(({ name, words }) => ({ name, words: t(`content.promoCodes.${words}`) }))}
      query={useInfiniteQuery(promoCodesQuery({ state, find, language }))}
      empty={{ title: t('content.promoCodes.empty'), text: t('content.promoCodes.emptyText') }}
      row={(promo, onStopped) => <PromoRow key={promo.id} promo={promo} onStopped={onStopped} />}
    />
  );
};

const Head = ({ state, find }: { state: PromoState | undefined; find: string }) => {
  const { t } = useTranslation('admin');
  const refresh = useRefreshQueue();
  const add = async () => {
    const code = await ask(PromoModal);
    if (code === undefined) return;
    toast.success(t('content.promoCodes.made', { code }));
    await refresh();
  };
  return (
    <>
      <SectionHead lead={t('content.promoCodes.lead')}>
        <FindForm label={t('content.promoCodes.find')} maxLength={limits.promo.codeMax}>
          {state && <input type="hidden" name="state" value={state} />}
        </FindForm>
        <Button look="primary" onClick={() => void add()}>
          {t('content.promoCodes.add')}
        </Button>
      </SectionHead>
      <ChipRow label={t('content.promoCodes.states')}>
        <ChipLink to={staffPaths.promoCodes({ find })} current={state === undefined}>
          {t('content.promoCodes.all')}
        </ChipLink>
        {states.map((name) => (
          <ChipLink key={name} to={staffPaths.promoCodes({ state: name, find })} current={name === state}>
            {t(`content.promoCodes.${name}`)}
          </ChipLink>
        ))}
      </ChipRow>
    </>
  );
};
