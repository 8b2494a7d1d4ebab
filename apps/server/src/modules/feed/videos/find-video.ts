import { fail } from '@stagedoor/contract/errors';
import type { FoundVideo } from '@stagedoor/contract/schemas/feed';
import { type LinkedVideo, parseVideoLink } from '@stagedoor/contract/video-link';
import { query } from '../../../platform/database/read.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { mediaLink } from '../../media/index.ts';
import type { Deps } from '../deps.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'media' | 'videoSites'>;
type VideoRow = { title: string; id_image: string | null; found: boolean; asked_at: Date };

const knownVideo = query<LinkedVideo, VideoRow>('known-video', (db, arg) =>
  db
    .selectFrom('video')
    .select(['title', 'id_image', 'found', 'asked_at'])
    .where('site', '=', arg.site)
    .where('id_video', '=', arg.idVideo),
);

// A site that could not be reached is asked again by whoever needs the video then.
const askAgainHours = 1;

/**
 * The video of a link, as its site describes it: asked once, then remembered. While the site cannot be reached, the
 * video has no title and no picture. Calls other servers, so never inside a transaction.
 */
export const findVideo =
  (deps: UsedDeps) =>
  async (link: string): Promise<FoundVideo> => {
    const video = parseVideoLink(link) ?? notFound();
    const [known] = await deps.database.read(knownVideo, video);
    const isFresh = known && (known.found || known.asked_at > hoursAfter(deps.clock.now(), -askAgainHours));
    return shown(video, isFresh ? known : await ask(deps, video));
  };

const notFound = (): never => fail('mandatoryFieldNull', { fields: { link: 'invalid' } });

const shown = (
  { site, idVideo }: LinkedVideo,
  { title, id_image }: Pick<VideoRow, 'title' | 'id_image'>,
): FoundVideo => ({
  site,
  idVideo,
  title,
  imageLink: mediaLink(id_image),
});

const ask = async ({ database, clock, media, videoSites }: UsedDeps, video: LinkedVideo) => {
  const answer = await videoSites.find(video);
  if (answer === 'missing') return notFound();
  const found = answer !== 'unreachable';
  const picture = found && answer.thumbnail ? await media.storeForeign(answer.thumbnail) : null;
  const idImage = picture?.id ?? null;
  const row = { title: found ? answer.title : '', found, asked_at: clock.now() };
  await database.inTransaction(async (tx) => {
    if (picture) await media.record(tx, picture);
    await tx
      .insertInto('video')
      .values({ site: video.site, id_video: video.idVideo, id_image: idImage, ...row })
      .onConflict((conflict) =>
        conflict.columns(['site', 'id_video']).doUpdateSet({ ...row, ...(idImage && { id_image: idImage }) }),
      )
      .execute();
  });
  return { title: row.title, id_image: idImage };
};
