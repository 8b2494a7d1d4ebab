import { type IRawFrameType, Parser } from '@stomp/stompjs';
import { type Frame, ProtocolError, readHeaders } from './frames.ts';

export const largestFrame = 16 * 1024;

/**
 * Assembles frames from chunks. Keeps a parser only while a frame is incomplete: there may be thousands of sockets,
 * nearly all of them idle.
 */
export class FrameReader {
  readonly #largest: number;
  #parser: Parser | undefined;
  #unfinished = 0;

  constructor(largest = largestFrame) {
    this.#largest = largest;
  }

  read(chunk: Uint8Array): Frame[] {
    if (chunk.length === 0) return [];
    this.#unfinished += chunk.length;
    if (this.#unfinished > this.#largest) throw new ProtocolError('the frame is too large');

    const frames: IRawFrameType[] = [];
    let ended = false;
    const parser = this.#parser ?? new Parser(ignore, ignore);
    parser.onFrame = (frame) => {
      frames.push(frame);
      ended = true;
    };
    parser.onIncomingPing = () => {
      ended = true;
    };
    parser.parseChunk(Uint8Array.from(chunk.subarray(0, -1)).buffer);
    // The last byte is parsed separately: only if it completes a frame or a ping, nothing is left incomplete.
    ended = false;
    parser.parseChunk(Uint8Array.from(chunk.subarray(-1)).buffer);
    this.#parser = ended ? undefined : parser;
    if (ended) this.#unfinished = 0;
    return frames.map(readFrame);
  }
}

const ignore = () => {};

const readFrame = ({ command = '', headers, binaryBody }: IRawFrameType): Frame => ({
  command,
  headers: readHeaders(command, headers),
  body: Buffer.from(binaryBody ?? []).toString('utf8'),
});
