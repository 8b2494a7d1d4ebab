import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { type UserChange, updateUser, useSave } from './api.ts';

type Props = { name: string; more?: string; on: boolean; change: (on: boolean) => UserChange };

/** Saves at once; shows the chosen value before the server has answered. */
export const SettingSwitch = ({ name, more, on, change }: Props) => {
  const { mutate, isPending, variables } = useSave((chosen: boolean) => updateUser(change(chosen)));
  return <SwitchRow name={name} {...(more && { more })} on={isPending ? variables : on} onChange={mutate} />;
};
