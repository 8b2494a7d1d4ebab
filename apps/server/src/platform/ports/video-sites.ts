import { type LinkedVideo, type VideoSite, videoPage } from '@stagedoor/contract/video-link';
import { z } from 'zod';
import { guardedGet, guardedGetBytes, OutgoingFailure, parseJson } from './outgoing.ts';

type FoundVideo = {
  title: string;
  /** As the site sent it, unchecked; null where it has none or did not send it. */
  thumbnail: Buffer | null;
};

/** Looks up videos on the sites to which posts can link. */
export type VideoSites = {
  /** `missing` also stands for private videos and those that other sites may not embed. */
  find(video: LinkedVideo): Promise<FoundVideo | 'missing' | 'unreachable'>;
};

type Settings = {
  /** The oEmbed endpoints. */
  endpoints: Record<VideoSite, string>;
  thumbnailHosts: readonly string[];
  timeoutMs?: number;
};

export const realSites: Settings = {
  endpoints: { YOUTUBE: 'https://www.youtube.com/oembed', VIMEO: 'https://vimeo.com/api/oembed.json' },
  thumbnailHosts: ['i.ytimg.com', 'i.vimeocdn.com'],
};

// YouTube answers 400 for an id that never existed, 401 where embedding is off and 403 for a private video.
const missing = [400, 401, 403, 404, 410];
const longestTitle = 200;
const widest = '1280';

const answer = z.object({
  type: z.literal('video'),
  title: z.string().transform((title) => titleFrom(title)),
  thumbnail_url: z.string().nullish(),
});

/** A single line that the database can store. */
const titleFrom = (title: string) =>
  [
    ...title
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longestTitle)
    .join('');

/** YouTube names a small picture with black bars, but has a large one of most videos beside it. */
const picturesAt = (address: string | null): string[] =>
  address === null ? [] : [...new Set([address.replace(/\/hqdefault\.jpg$/, '/maxresdefault.jpg'), address])];

/** Asks by oEmbed (https://oembed.com), which names the title and the address of a picture. */
export const oembedVideoSites = ({ endpoints, thumbnailHosts, timeoutMs = 4_000 }: Settings): VideoSites => {
  const allowedHosts = Object.values(endpoints).map((endpoint) => new URL(endpoint).host);
  const ask = guardedGet({ allowedHosts, timeoutMs, maxBytes: 64 * 1024 });
  const download = guardedGetBytes({ allowedHosts: thumbnailHosts, timeoutMs, maxBytes: 2 * 1024 * 1024 });

  /** Null where none can be loaded: a video without its picture is still worth showing. */
  const firstOf = async ([address, ...others]: readonly string[]): Promise<Buffer | null> => {
    if (address === undefined) return null;
    return (await download(address).catch(ignoreFailure)) ?? firstOf(others);
  };

  return {
    async find(video) {
      const wanted = new URLSearchParams({ url: videoPage(video), format: 'json', maxwidth: widest });
      try {
        const { data } = answer.safeParse(parseJson(await ask(`${endpoints[video.site]}?${wanted}`)));
        if (!data) return 'unreachable';
        return { title: data.title, thumbnail: await firstOf(picturesAt(data.thumbnail_url ?? null)) };
      } catch (error) {
        if (!(error instanceof OutgoingFailure)) throw error;
        return missing.includes(error.status ?? 0) ? 'missing' : 'unreachable';
      }
    },
  };
};

const ignoreFailure = (error: unknown): null => {
  if (error instanceof OutgoingFailure) return null;
  throw error;
};
