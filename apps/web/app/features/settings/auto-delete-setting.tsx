import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { RowGroup } from '../../ui/layout/row.tsx';
import { deletionQuery, updateUser, useSave } from './api.ts';

const { inactivityMonths, deleteWarningDays } = limits.account;
const never = 'never';

export const AutoDeleteSetting = ({ user: { autoDeleteMonths } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const { mutate, isPending, variables } = useSave((months: SelfUser['autoDeleteMonths']) =>
    updateUser({ autoDeleteMonths: months }),
  );
  const days = new Intl.ListFormat(useLanguage()).format(deleteWarningDays.map(String));
  const { data: deletion } = useQuery(deletionQuery);
  const funds = deletion?.funds ?? 0;
  const dollars = useDollars();
  const shown = isPending ? variables : autoDeleteMonths;
  const options = [
    { value: never, label: t('autoDelete.never') },
    ...inactivityMonths.map((count) => ({ value: String(count), label: t('autoDelete.months', { count }) })),
  ];
  return (
    <RowGroup title={t('autoDelete.title')} lead={t('autoDelete.lead', { days })}>
      {funds > 0 && <Note kind="stop">{t('autoDelete.funds', { sum: dollars(cents(funds)) })}</Note>}
      <Choice
        legend={t('autoDelete.legend')}
        value={shown === null ? never : String(shown)}
        options={options}
        onChange={(value) => mutate(inactivityMonths.find((months) => String(months) === value) ?? null)}
      />
    </RowGroup>
  );
};
