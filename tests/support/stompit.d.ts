declare module 'stompit' {
  import type { Duplex } from 'node:stream';

  type Message = { readString(encoding: string, done: (error: Error | null, body?: string) => void): void };
  type Headers = Record<string, string>;

  class Client {
    constructor(transport: Duplex);
    connect(headers: Headers, done: (error: Error | null) => void): void;
    subscribe(headers: Headers, hear: (error: Error | null, message: Message) => void): void;
    destroy(): void;
  }
  const stompit: { Client: typeof Client };
  export default stompit;
}
