export type VideoSite = 'YOUTUBE' | 'VIMEO';
export type LinkedVideo = { site: VideoSite; idVideo: string };

const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'];
const youtubeFrameHosts = ['youtube-nocookie.com', 'www.youtube-nocookie.com'];
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

// The two exceptions are as long as an id, but stand for a playlist and for a channel in an address of a frame.
const youtubeId = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
const youtubePath = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?([1-9]\d{0,11})\/?$/;

/**
 * Reads a link to a video as typed or pasted, with or without `https://`. Compares whole hosts, so that a look-alike is
 * none, and drops everything but the id: start times, playlists and where the link was copied.
 */
export const parseVideoLink = (text: string): LinkedVideo | null => {
  const typed = text.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null;
  if (vimeoHosts.includes(url.hostname)) {
    const [, idVideo] = vimeoPath.exec(url.pathname) ?? [];
    return idVideo === undefined ? null : { site: 'VIMEO', idVideo };
  }
  const idVideo = youtubeIdIn(url);
  return idVideo !== null && youtubeId.test(idVideo) ? { site: 'YOUTUBE', idVideo } : null;
};

const youtubeIdIn = ({ hostname, pathname, searchParams }: URL): string | null => {
  if (hostname === 'youtu.be' || hostname === 'www.youtu.be') return pathname.slice(1).replace(/\/$/, '');
  const isFrame = youtubeFrameHosts.includes(hostname);
  if (!isFrame && !youtubeHosts.includes(hostname)) return null;
  if (!isFrame && /^\/watch\/?$/.test(pathname)) return searchParams.get('v');
  return youtubePath.exec(pathname)?.[1] ?? null;
};

/** The page of the video on its site. */
export const videoPage = ({ site, idVideo }: LinkedVideo): string =>
  site === 'YOUTUBE' ? `https://www.youtube.com/watch?v=${idVideo}` : `https://vimeo.com/${idVideo}`;

/**
 * The player, loaded only after the visitor pressed play, so it starts by itself. The page's policy allows these two
 * hosts alone in frames (`platform/http/security-headers.ts`).
 */
export const videoFrame = ({ site, idVideo }: LinkedVideo): string =>
  site === 'YOUTUBE'
    ? `https://www.youtube-nocookie.com/embed/${idVideo}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${idVideo}?dnt=1&autoplay=1`;
