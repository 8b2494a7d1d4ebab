import type { LiveTopic } from './live/live-topic.ts';

/** Where the WebSocket is, and what a STOMP client may name on it. */
export const socketPath = '/ws';
export const syncDestination = '/sync';
export const queueOf = (idUser: number, device: string) => `/queue/${idUser}/${device}`;
export const topicsPrefix = '/topic/';
export const topicOf = ({ name }: Pick<LiveTopic, 'name'>, id: number) => `${topicsPrefix}${name}/${id}`;
