import type { CharityShare as Share } from '@stagedoor/contract/schemas/charity';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { fundsQuery, setCharity, useRefreshStudio } from '../api.ts';
import styles from './products-page.module.css';

/** The share of every future sale that goes to a charity fund. */
export const CharityShare = ({ current }: { current: Share | null }) => {
  const { t } = useTranslation('studio');
  const { data: funds = [] } = useQuery(fundsQuery(useLanguage()));
  const [chosen, setFund] = useState(current ? String(current.idCharityFund) : '');
  // A fund that was closed meanwhile keeps its share, but cannot be chosen again.
  const fund = funds.some(({ idCharityFund }) => String(idCharityFund) === chosen) ? chosen : '';
  const [typed, setTyped] = useState(String(current?.percent ?? 10));
  const [checked, setChecked] = useState(false);
  const save = useSaveShare();
  const percent = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isPercent = percent >= 1 && percent <= 100;
  const submit = () => {
    setChecked(true);
    if (fund === '' || !isPercent) return;
    save.mutate({ idCharityFund: Number(fund), percent });
  };
  return (
    <RowGroup title={t('charity.title')}>
      <div className={styles.charity}>
        {current ? (
          <Note kind="safe">{t('charity.current', { percent: current.percent, name: current.name })}</Note>
        ) : (
          <p className={text.quiet}>{t('charity.none')}</p>
        )}
        <Form onSubmit={submit}>
          <div className={styles.charityFields}>
            <SelectField
              label={t('charity.fund')}
              empty={t('charity.chooseFund')}
              options={funds.map(({ idCharityFund, name }) => ({ value: String(idCharityFund), label: name }))}
              value={fund}
              onChange={({ target }) => setFund(target.value)}
              problem={checked && fund === '' ? t('charity.fundProblem') : undefined}
              hint={funds.find(({ idCharityFund }) => String(idCharityFund) === fund)?.about}
            />
            <Field
              label={t('charity.percent')}
              inputMode="numeric"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              problem={checked && !isPercent ? t('charity.percentProblem') : undefined}
              hint={t('charity.runs')}
            />
          </div>
          <Ways>
            <Button type="submit" busy={save.isPending}>
              {t(current ? 'charity.change' : 'charity.save')}
            </Button>
            {current && (
              <Button look="quiet" busy={save.isPending} onClick={() => save.mutate(null)}>
                {t('charity.stop')}
              </Button>
            )}
          </Ways>
        </Form>
      </div>
    </RowGroup>
  );
};

const useSaveShare = () => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  return useMutation({
    mutationFn: (charity: Omit<Share, 'name'> | null) => setCharity(charity),
    onSuccess: async (_, charity) => {
      toast.success(t(charity ? 'saved' : 'charity.stopped'));
      await refresh();
    },
    onError: useShowProblem(),
  });
};
