import type { Channel } from '@stagedoor/contract/channels';
import type { ChannelSwitches, NotificationGroup } from '@stagedoor/contract/schemas/notification-preferences';

type Kind = NotificationGroup['kinds'][number];
type Types = Readonly<Record<string, ChannelSwitches>>;

/** One line of the settings: all kinds of a group, or those with the same name. */
export type Line = { name: string; kinds: readonly Kind[] };

/** Kinds with the same name are one setting to the user. */
export const linesOf = ({ kinds }: NotificationGroup): Line[] =>
  [...Map.groupBy(kinds, ({ name }) => name)].map(([name, members]) => ({ name, kinds: members }));

/** `some`: on for a part of the line. `always` cannot be switched off; `never` is not sent on this channel. */
export type Reach = 'all' | 'some' | 'none' | 'always' | 'never';

const chosenOf = (kinds: readonly Kind[], channel: Channel) => kinds.filter(({ uses }) => uses[channel] === 'chosen');

export const reachOf = ({ kinds }: Line, types: Types, channel: Channel): Reach => {
  const chosen = chosenOf(kinds, channel);
  if (chosen.length === 0) return kinds.some(({ uses }) => uses[channel] === 'always') ? 'always' : 'never';
  const on = chosen.filter(({ type }) => types[type]?.[channel]).length;
  return on === 0 ? 'none' : on === chosen.length ? 'all' : 'some';
};

/** Whether a part of the line is always sent, whatever is chosen for the rest. */
export const isPartlyAlways = ({ kinds }: Line, channel: Channel): boolean =>
  chosenOf(kinds, channel).length > 0 && kinds.some(({ uses }) => uses[channel] === 'always');

/** Leaves out kinds that are always or never sent. */
export const changeOf = ({ kinds }: Line, channel: Channel, on: boolean): Record<string, Partial<ChannelSwitches>> =>
  Object.fromEntries(chosenOf(kinds, channel).map(({ type }) => [type, { [channel]: on }]));
