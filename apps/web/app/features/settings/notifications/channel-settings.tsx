import { channels } from '@stagedoor/contract/notification-kinds';
import type { NotificationPreferences } from '@stagedoor/contract/schemas/notification-preferences';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { ChipCheck } from '../../../ui/chip.tsx';
import { Row, RowGroup, Rows } from '../../../ui/row.tsx';
import { useSavePreferences } from './api.ts';
import { changeOf, type Group, groups, reachOf } from './groups.ts';

export const ChannelSettings = ({ preferences }: { preferences: NotificationPreferences }) => {
  const { t } = useTranslation('settings');
  return (
    <RowGroup title={t('channels.title')} lead={t('channels.lead')}>
      <Rows>
        {groups.map((group) => (
          <GroupRow key={group} group={group} preferences={preferences} />
        ))}
      </Rows>
    </RowGroup>
  );
};

const GroupRow = ({ group, preferences }: { group: Group; preferences: NotificationPreferences }) => {
  const { t } = useTranslation('settings');
  const { mutate, isPending, variables } = useSavePreferences();
  const shown = isPending ? withChange(preferences.types, variables.types) : preferences.types;
  const reach = reachOf(shown, group);
  const name = t(`channels.${group}`);
  return (
    <Row name={name} more={t(`channels.${group}More`)}>
      {channels.map((channel) => (
        <ChipCheck
          key={channel}
          aria-label={`${name}: ${t(`channels.${channel}`)}`}
          ref={(box) => {
            if (box) box.indeterminate = reach[channel] === 'some';
          }}
          checked={reach[channel] === 'all'}
          onChange={(event) => mutate({ types: changeOf(group, channel, event.target.checked) })}
        >
          {t(`channels.${channel}`)}
        </ChipCheck>
      ))}
    </Row>
  );
};

type Types = NotificationPreferences['types'];
type Change = Parameters<ReturnType<typeof useSavePreferences>['mutate']>[0]['types'];

/** What was chosen shows before the server has answered. */
const withChange = (types: Types, change: Change): Types => {
  const merged = { ...types };
  for (const [type, switches] of Object.entries(change ?? {}) as [keyof Types, Partial<Types[keyof Types]>][])
    merged[type] = { ...merged[type], ...switches };
  return merged;
};
