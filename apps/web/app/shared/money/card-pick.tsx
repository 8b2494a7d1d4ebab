import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { Pick } from '../../ui/fields/pick.tsx';

type Props = { name: string; title: string; more: string; checked: boolean; onPick: () => void };

/** Pays by card: a saved one, or one that is entered on the provider's page. */
export const CardPick = (props: Props) => <Pick {...props} end={<IconCreditCard aria-hidden="true" />} />;
