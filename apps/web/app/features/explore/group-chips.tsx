import type { Group } from '@stagedoor/contract/schemas/group';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ChipLink, ChipRow } from '../../ui/buttons/chip.tsx';
import { type Choice, everybody } from './api.ts';
import styles from './group-chips.module.css';

export const GroupChips = ({ groups, choice }: { groups: Group[]; choice: Choice }) => {
  const { t } = useTranslation('explore');
  const current = groups.find(({ name }) => name === choice.group);
  return (
    <div className={styles.chips}>
      <ChipRow label={t('groups')}>
        <ChipLink to={paths.explore(everybody)} current={choice.group === everybody}>
          {t('all')}
        </ChipLink>
        {groups.map(({ name, localizedString }) => (
          <ChipLink key={name} to={paths.explore(name)} current={name === choice.group}>
            {localizedString}
          </ChipLink>
        ))}
      </ChipRow>
      {current && current.categories.length > 0 && (
        <ChipRow label={t('categories', { group: current.localizedString })}>
          <ChipLink to={paths.explore(current.name)} current={choice.category === null}>
            {t('wholeGroup')}
          </ChipLink>
          {current.categories.map(({ name, localizedString }) => (
            <ChipLink key={name} to={paths.explore(current.name, name)} current={name === choice.category}>
              {localizedString}
            </ChipLink>
          ))}
        </ChipRow>
      )}
    </div>
  );
};
