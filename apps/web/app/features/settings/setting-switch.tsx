import { SwitchRow } from '../../ui/switch-row.tsx';
import { type UserChange, updateUser, useSave } from './api.ts';

type Props = { name: string; more?: string; on: boolean; change: (on: boolean) => UserChange };

/** Saved at once; while the server has not answered yet it shows what was chosen. */
export const SettingSwitch = ({ name, more, on, change }: Props) => {
  const { mutate, isPending, variables } = useSave((chosen: boolean) => updateUser(change(chosen)));
  return <SwitchRow name={name} {...(more && { more })} on={isPending ? variables : on} onChange={mutate} />;
};
