import { limits } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { RowGroup } from '../../ui/row.tsx';
import { updateUser, useSave } from './api.ts';

const { inactivityMonths, deleteWarningDays } = limits.account;
const never = 'never';

export const AutoDeleteSetting = ({ user: { autoDeleteMonths } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const { mutate, isPending, variables } = useSave((months: SelfUser['autoDeleteMonths']) =>
    updateUser({ autoDeleteMonths: months }),
  );
  const days = new Intl.ListFormat(useLanguage()).format(deleteWarningDays.map(String));
  const shown = isPending ? variables : autoDeleteMonths;
  const options = [
    { value: never, label: t('autoDelete.never') },
    ...inactivityMonths.map((count) => ({ value: String(count), label: t('autoDelete.months', { count }) })),
  ];
  return (
    <RowGroup title={t('autoDelete.title')} lead={t('autoDelete.lead', { days })}>
      <Choice
        legend={t('autoDelete.legend')}
        value={shown === null ? never : String(shown)}
        options={options}
        onChange={(value) => mutate(inactivityMonths.find((months) => String(months) === value) ?? null)}
      />
    </RowGroup>
  );
};
