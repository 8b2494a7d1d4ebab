import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { knownMigrations } from '../../platform/database/migrate.ts';
import { prepareDatabase } from '../../platform/database/prepare.ts';
import { withClient } from '../../platform/database/with-client.ts';

const folder = new URL('../../migrations/', import.meta.url);
const notices = '0075_notices.sql';

it('keeps notifications and choices from before kinds and subjects were introduced', async () => {
  const { superUrl, ownerUrl, programUrl } = inject('cluster');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const passwords = { ownerPassword: new URL(ownerUrl).password, programPassword: new URL(programUrl).password };
  const urls = await prepareDatabase(superUrl, { database, ...passwords });
  const seen = await withClient(urls.ownerUrl, async (owner) => {
    const apply = async (name: string) => void (await owner.query(await readFile(new URL(name, folder), 'utf8')));
    for (const name of (await knownMigrations()).filter((one) => one < notices)) await apply(name);
    const person = (choices: string) =>
      owner.query(`insert into users (name, email_activity, email_reminders, email_news, created_at)
        values ('Olha', ${choices}, now()) returning id`);
    const [all, none] = [await person('true, true, true'), await person('false, false, false')];
    const { id: idAll } = all.rows[0];
    const { id: idNone } = none.rows[0];
    await owner.query(
      `insert into event_log (id_user, type, created_at, in_app, id_post, id_product, id_order, product_name, product_type, text)
        values ($1, 'ORDER_MESSAGE', now(), true, null, 5, 7, 'Vinyl', 'PHYSICAL', 'love'),
          ($1, 'NEW_PRODUCT', now(), true, null, 5, null, 'Vinyl', 'PHYSICAL', null),
          ($1, 'NEW_POST', now(), true, 9, null, null, null, null, null),
          ($1, 'DEPOSIT_RECEIVED', now(), true, null, null, null, null, null, null)`,
      [idAll],
    );
    await owner.query(`insert into notification_choice values ($1, 'NEW_PRODUCT', false, true, false)`, [idNone]);
    await apply(notices);
    const items = await owner.query('select type, subject_type, subject_id::int, params from event_log order by id');
    const choices = await owner.query(`select id_user, type, in_app, email, push from notification_choice
      where type in ('NEW_PRODUCT', 'PRODUCT_REMIND', 'NEWS') order by id_user, type`);
    return { items: items.rows, choices: choices.rows, idAll, idNone };
  });
  await withClient(superUrl, (admin) => admin.query(`drop database ${database}`));

  const ofProduct = { product: 'Vinyl', productType: 'PHYSICAL' };
  expect(seen.items).toEqual([
    {
      type: 'ORDER_MESSAGE',
      subject_type: 'order',
      subject_id: 7,
      params: { ...ofProduct, text: 'love', idProduct: 5 },
    },
    { type: 'NEW_PRODUCT', subject_type: 'product', subject_id: 5, params: ofProduct },
    { type: 'NEW_POST', subject_type: 'post', subject_id: 9, params: {} },
    { type: 'DEPOSIT_RECEIVED', subject_type: null, subject_id: null, params: {} },
  ]);
  expect(seen.choices).toEqual([
    { id_user: seen.idAll, type: 'NEWS', in_app: false, email: true, push: false },
    { id_user: seen.idNone, type: 'NEW_PRODUCT', in_app: false, email: false, push: false },
    { id_user: seen.idNone, type: 'PRODUCT_REMIND', in_app: true, email: false, push: true },
  ]);
});
