import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../tests/support/clock.ts';
import { aPost, forMembers, forPlans } from '../../../../../tests/support/feed.ts';
import { aClub } from '../../../../../tests/support/memberships.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { sitemapIds } from './sitemap.ts';

const program = await aPayingProgram();
const sql = (text: string, values: unknown[]) => program.database.pool.query(text, values);

const read = async (path: string) => {
  const { statusCode, body, headers } = await program.app.inject({ url: path });
  return { status: statusCode, body, headers, urls: [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url) };
};
/** The paths that the whole sitemap names. */
const everything = async (): Promise<string[]> => {
  const { urls } = await read('/sitemap.xml');
  const pages = await Promise.all(urls.map((url = '') => read(new URL(url).pathname)));
  return pages.flatMap((page) =>
    page.urls.map((url = '') => url.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, '')),
  );
};
const productPath = (idProduct: number, idOwner: number) => `/product?id=${idProduct}&user=${idOwner}`;

const profileOf = async (idUser: number) => {
  const { rows } = await sql('select coalesce(nickname, id::text) as name from users where id = $1', [idUser]);
  return `/${rows[0]?.name}`;
};
/** The program itself may not. */
const skipIds = async (to: number) => {
  const owner = new pg.Client(program.ownerUrl);
  await owner.connect();
  await owner.query(`select setval(pg_get_serial_sequence('post', 'id'), $1)`, [to]);
  await owner.end();
};

const setUp = async () => {
  const { idTalent, talent, plans } = await aClub(program, 1000);
  const soon = new Date(program.clock.now().getTime() + days(1)).toISOString();
  const removed = await aPost(talent);
  await talent.call('DELETE', `/feed/remove/POST/${removed}`);
  const posts = {
    public: await aPost(talent),
    members: await aPost(talent, forMembers),
    plans: await aPost(talent, forPlans(...plans)),
    community: await aPost(talent, {}, 'community'),
    draft: await aPost(talent, { draft: true }),
    scheduled: await aPost(talent, { publishAt: soon }),
    removed,
  };
  const sold = await aProduct(program, idTalent, 'AUTOGRAPH');
  const paused = await aProduct(program, idTalent, 'AUTOGRAPH');
  await sql(`update product set shelf = 'INACTIVE' where id = $1`, [paused]);
  return { idTalent, talent, plans, posts, products: { sold, paused } };
};

let open: Awaited<ReturnType<typeof setUp>>;
let hidden: Awaited<ReturnType<typeof setUp>>;
let blocked: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => {
  [open, hidden, blocked] = [await setUp(), await setUp(), await setUp()];
  await sql(`update users set status = 'HIDDEN' where id = $1`, [hidden.idTalent]);
  await sql(`insert into account_block (id_user, blocker, reason, created_at) values ($1, 'admin', 'No', $2)`, [
    blocked.idTalent,
    program.clock.now(),
  ]);
}, 60_000);

describe('the sitemap', () => {
  it('names profiles, products and posts that everyone may see', async () => {
    const { idTalent, posts, products } = open;
    const paths = await everything();
    expect(paths).toEqual(
      expect.arrayContaining([
        await profileOf(idTalent),
        productPath(products.sold, idTalent),
        `/post/${posts.public}`,
      ]),
    );
  });

  it('never names what is for members, not published, removed, paused, or of somebody hidden or blocked', async () => {
    const paths = await everything();
    const { public: _public, ...others } = open.posts;
    for (const idPost of Object.values(others)) {
      expect(paths).not.toContain(`/post/${idPost}`);
      expect(paths).not.toContain(`/community/post/${idPost}`);
    }
    expect(paths).not.toContain(productPath(open.products.paused, open.idTalent));
    for (const { idTalent, posts, products, plans } of [hidden, blocked]) {
      expect(paths).not.toContain(await profileOf(idTalent));
      for (const idPost of Object.values(posts)) expect(paths).not.toContain(`/post/${idPost}`);
      for (const id of [...Object.values(products), ...plans]) expect(paths).not.toContain(productPath(id, idTalent));
    }
  });

  it('has pages by id, each with a date of the last change for posts', async () => {
    const { body, headers } = await read('/sitemap-posts-0.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(headers['cache-control']).toContain('max-age');
    expect(body).toContain(`<lastmod>${program.clock.now().toISOString()}</lastmod>`);
    for (const path of ['/sitemap-posts-99.xml', '/sitemap-drafts-0.xml']) expect((await read(path)).status).toBe(404);
    await skipIds(2 * sitemapIds);
    const late = await aPost(open.talent);
    const { urls } = await read('/sitemap.xml');
    expect(urls.flatMap((url = '') => /posts-(\d+)/.exec(url)?.[1] ?? [])).toEqual(['0', '2']);
    expect((await read('/sitemap-posts-2.xml')).body).toContain(`/post/${late}<`);
  });

  it('is named in robots.txt', async () => {
    expect((await read('/robots.txt')).body).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  });
});
