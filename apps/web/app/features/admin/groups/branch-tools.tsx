import type { Branch, BranchKind } from '@stagedoor/contract/schemas/content';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { MoveButton } from '../../../ui/buttons/move-button.tsx';
import styles from './groups.module.css';
import { useBranch } from './use-branch.ts';

/** Position among its siblings, and their number. */
export type Place = { at: number; of: number };

type Props = { kind: BranchKind; branch: Branch; place: Place };

export const BranchTools = ({ kind, branch, place }: Props) => {
  const { t } = useTranslation('admin');
  const { name, move, hide, rename, remove } = useBranch(kind, branch);
  const { hidden } = branch;
  return (
    <div className={styles.tools}>
      <Arrow way="up" name={name} at={place.at} isEnd={place.at === 0} onPress={() => move.mutate('up')} />
      <Arrow
        way="down"
        name={name}
        at={place.at}
        isEnd={place.at === place.of - 1}
        onPress={() => move.mutate('down')}
      />
      <Button
        size="small"
        look="quiet"
        aria-label={t('content.groups.renameName', { name })}
        onClick={() => void rename()}
      >
        {t('content.edit')}
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={t(hidden ? 'content.groups.showName' : 'content.groups.hideName', { name })}
        busy={hide.isPending}
        onClick={() => hide.mutate(!hidden)}
      >
        {t(hidden ? 'content.groups.show' : 'content.groups.hide')}
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={t('content.groups.deleteName', { name })}
        onClick={() => void remove()}
      >
        {t('content.groups.delete')}
      </Button>
    </div>
  );
};

type ArrowProps = { way: 'up' | 'down'; name: string; at: number; isEnd: boolean; onPress: () => void };

const Arrow = ({ way, name, ...place }: ArrowProps) => {
  const { t } = useTranslation('admin');
  const Icon = way === 'up' ? IconArrowUp : IconArrowDown;
  return (
    <MoveButton label={t(`content.groups.${way}`, { name })} {...place}>
      <Icon aria-hidden="true" />
    </MoveButton>
  );
};
