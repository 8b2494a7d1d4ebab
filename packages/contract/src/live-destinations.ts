/** Where the WebSocket is, and what a STOMP client may name on it. */
export const socketPath = '/ws';
export const syncDestination = '/sync';
export const queueOf = (idUser: number, device: string) => `/queue/${idUser}/${device}`;
