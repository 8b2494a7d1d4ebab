import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import { type LiveTopic, readTopicEvent, type TopicEvent } from '@stagedoor/contract/live/live-topic';
import { topicOf } from '@stagedoor/contract/live-destinations';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session/session.ts';
import { joinAsVisitor } from './visit.ts';
import { watchTopic } from './watched-topics.ts';

/** `key` grants access where needed, such as the token of a mailed link. */
type Where = { id: number | undefined; key?: string };

/**
 * Runs on every event of the topic while the component is mounted; without an `id` nothing is watched. Null means
 * reload. All tabs share one subscription, which catches up on missed events after a reconnect.
 */
export const useTopic = <Topic extends LiveTopic>(
  topic: Topic,
  { id, key }: Where,
  listener: (event: TopicEvent<Topic> | null) => void,
): void => {
  const act = useEffectEvent((event: LiveEvent | null) => listener(event && readTopicEvent(topic, event)));
  const { signed } = useSession();
  const isVisitor = id !== undefined && !signed;
  useEffect(() => (isVisitor ? joinAsVisitor() : undefined), [isVisitor]);
  useEffect(
    () => (id === undefined ? undefined : watchTopic(topicOf(topic, id), key, (event) => act(event))),
    [topic, id, key],
  );
};
