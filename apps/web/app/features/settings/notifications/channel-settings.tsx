import { channels } from '@stagedoor/contract/channels';
import type { NotificationGroup, NotificationPreferences } from '@stagedoor/contract/schemas/notification-preferences';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ChipCheck } from '../../../ui/buttons/chip.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { useSavePreferences } from './api.ts';
import styles from './channel-settings.module.css';
import { changeOf, isPartlyAlways, type Line, linesOf, reachOf } from './groups.ts';

type Props = { preferences: NotificationPreferences };

/** All kinds of notifications, as the server lists them; each group can be opened to set its kinds one by one. */
export const ChannelSettings = ({ preferences }: Props) => {
  const { t } = useTranslation('settings');
  return (
    <RowGroup title={t('channels.title')} lead={t('channels.lead')}>
      <Rows>
        <OptionalEmails preferences={preferences} />
        {preferences.groups.map((group) => (
          <GroupRow key={group.name} group={group} preferences={preferences} />
        ))}
      </Rows>
    </RowGroup>
  );
};

const OptionalEmails = ({ preferences: { optionalEmails } }: Props) => {
  const { t } = useTranslation('settings');
  const { mutate, isPending, variables } = useSavePreferences();
  return (
    <SwitchRow
      name={t('channels.optional')}
      more={t('channels.optionalMore')}
      on={isPending ? (variables.optionalEmails ?? optionalEmails) : optionalEmails}
      onChange={(on) => mutate({ optionalEmails: on })}
    />
  );
};

const GroupRow = ({ group, preferences }: Props & { group: NotificationGroup }) => {
  const { t } = useTranslation('settings');
  const whole = { name: group.title, kinds: group.kinds };
  const lines = linesOf(group);
  return (
    <>
      <Row name={group.title} more={group.more}>
        <Channels line={whole} preferences={preferences} />
      </Row>
      {lines.length > 1 && (
        <li className={styles.each}>
          <details>
            <summary>{t('channels.each', { group: group.title })}</summary>
            <Rows>
              {lines.map((line) => (
                <Row key={line.name} name={line.name}>
                  <Channels line={line} preferences={preferences} />
                </Row>
              ))}
            </Rows>
          </details>
        </li>
      )}
    </>
  );
};

const Channels = ({ line, preferences }: Props & { line: Line }) => {
  const { t } = useTranslation('settings');
  const { mutate, isPending, variables } = useSavePreferences();
  const types = isPending ? withChange(preferences.types, variables.types) : preferences.types;
  return channels.map((channel) => {
    const reach = reachOf(line, types, channel);
    if (reach === 'never') return null;
    const isAlways = reach === 'always';
    const isOptional = channel === 'email' && isPartlyAlways(line, channel);
    const label = isOptional
      ? t('channels.emailOptional')
      : t(isAlways ? `channels.${channel}Always` : `channels.${channel}`);
    return (
      <ChipCheck
        key={channel}
        aria-label={`${line.name}: ${label}`}
        ref={(box) => {
          if (box) box.indeterminate = reach === 'some';
        }}
        checked={reach === 'all' || isAlways}
        disabled={isAlways || (channel === 'email' && !preferences.optionalEmails)}
        onChange={(event) => mutate({ types: changeOf(line, channel, event.target.checked) })}
      >
        {label}
      </ChipCheck>
    );
  });
};

type Types = NotificationPreferences['types'];
type Change = Parameters<ReturnType<typeof useSavePreferences>['mutate']>[0]['types'];

/** The chosen values, shown before the server has answered. */
const withChange = (types: Types, change: Change): Types => {
  const merged = { ...types };
  for (const [type, { inApp, email, push }] of Object.entries(change ?? {})) {
    const before = merged[type];
    if (!before) continue;
    merged[type] = { inApp: inApp ?? before.inApp, email: email ?? before.email, push: push ?? before.push };
  }
  return merged;
};
