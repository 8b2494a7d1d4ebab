import { randomBytes } from 'node:crypto';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { days } from './clock.ts';
import { aJpeg } from './hostile-files.ts';
import { aGroup, aTalent } from './people.ts';
import { aLoggedInClient, type TestProgram } from './program.ts';
import { appliedOnce, askedUs, judgedOnce, othersOf } from './user-and-others.ts';
import { takesCalls } from './user-calls.ts';
import { chatted } from './user-chat.ts';
import { wroteSomething } from './user-feed.ts';
import { boughtSomething } from './user-orders.ts';
import { sellsSomething } from './user-products.ts';

const hash = () => randomBytes(32);

/** A user about whom every kind of personal data is stored. */
export const userWithAllData = async (program: TestProgram, stranger: { idUser: number }) => {
  const { clock, database } = program;
  const { idUser } = await aTalent(program, await aGroup(program, 'music'), { name: 'Solomiia Krushelnytska' });
  const client = await aLoggedInClient(program, idUser);
  const [portrait, cover] = [await picture(program, idUser), await picture(program, idUser)];
  const at = clock.now();
  const until = new Date(at.getTime() + days(5));
  await database.inTransaction(async (tx) => {
    await tx
      .updateTable('users')
      .set({
        email: 'solomiia@example.com',
        phone: '+380501234567',
        corporate_email: 'solomiia@opera.example',
        about: 'Born in Biliavyntsi',
        languages: ['uk', 'it'],
        currency: 'UAH',
        language: 'uk',
        id_image: portrait,
        pin_hash: 'hash-of-her-pin',
        password_hash: 'hash-of-her-password',
        auto_delete_months: 12,
        delete_warned_days: 30,
        delete_warned_at: at,
        last_seen_at: at,
      })
      .where('id', '=', idUser)
      .execute();
    await tx
      .updateTable('talent')
      .set({ id_cover: cover, country: 'Halychyna', away_from: at, away_until: until, live_until: until, rank: 77 })
      .set('city', JSON.stringify({ en: 'Lviv of hers', uk: 'Її Львів', ru: 'Её Львов' }))
      .where('id_user', '=', idUser)
      .execute();
    await tx
      .insertInto('talent_link')
      .values({ id_user: idUser, network: 'website', link: 'https://solomiia.example' })
      .execute();
    await tx
      .updateTable('device')
      .set({ name: 'Her gramophone', platform: 'ios', push_token: 'push-token-of-hers', revoked_at: at })
      .where('id_user', '=', idUser)
      .execute();
    await tx
      .insertInto('session')
      .values({
        id: crypto.randomUUID(),
        id_user: idUser,
        id_device: 'an-old-device',
        created_at: at,
        last_used_at: at,
        second_factor_at: at,
        ended_at: at,
      })
      .execute();
    await tx
      .updateTable('session_token')
      .set({ renewal_salt: hash() })
      .where('id_session', 'in', (eb) => eb.selectFrom('session').select('id').where('id_user', '=', idUser))
      .execute();
    await tx
      .insertInto('social_account')
      .values({
        id_user: idUser,
        network: 'sandbox',
        subject: 'subject-of-hers',
        name: 'Solomiia at work',
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('social_attempt')
      .values({
        state_hash: hash(),
        nonce_hash: hash(),
        network: 'sandbox',
        id_device: client.device,
        expires_at: until,
      })
      .execute();
    await tx
      .insertInto('mailed_link')
      .values({
        hash: hash(),
        purpose: 'confirmEmail',
        id_user: idUser,
        email: 'solomiia.new@example.com',
        created_at: at,
        expires_at: until,
        used_at: at,
      })
      .execute();
    await tx
      .insertInto('one_time_code')
      .values({
        purpose: 'phone',
        subject: hash(),
        hash: hash(),
        id_user: idUser,
        phone: '+380507654321',
        expires_at: until,
        used_at: at,
      })
      .execute();
    await tx
      .insertInto('saved_address')
      .values({
        id_user: idUser,
        slot: 1,
        full_name: 'Solomiia of Lviv',
        phone: '+380507654321',
        destination: JSON.stringify({ method: 'courier', country: 'ua', city: 'Lviv', address: 'Her street 1' }),
        is_default: true,
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('user_block')
      .values([
        { id_user: idUser, id_blocked: stranger.idUser, until, created_at: at },
        { id_user: stranger.idUser, id_blocked: idUser, until, created_at: at },
      ])
      .execute();
    await tx
      .insertInto('account_block')
      .values({ id_user: idUser, blocker: 'admin', reason: 'She sang too loud', until, created_at: at })
      .execute();
    await tx
      .insertInto('agreement')
      .values({ id_user: idUser, terms_version: '1', of_age: true, accepted_at: at })
      .execute();
    await tx
      .insertInto('idempotency')
      .values({
        scope: `/donate user ${idUser}`,
        key: 'key-of-her-call',
        request_hash: hash(),
        result: JSON.stringify({ card: 'her card' }),
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('event_log')
      .values([
        {
          id_user: idUser,
          type: 'NEW_COMMENT',
          created_at: at,
          read_at: at,
          in_app: true,
          id_partner: stranger.idUser,
          sum: 1_872,
          params: JSON.stringify({ product: 'A comb of hers', text: 'You sang like a lark' }),
        },
        {
          id_user: stranger.idUser,
          type: 'NEW_COMMENT',
          created_at: at,
          in_app: true,
          id_partner: idUser,
          params: JSON.stringify({ text: 'Words of hers' }),
        },
      ])
      .execute();
    await tx
      .insertInto('notification_setting')
      .values({ id_user: idUser, quiet_from: 1_321, quiet_to: 487, time_zone: 'Europe/Kyiv', digest: true })
      .execute();
    await tx
      .insertInto('push_subscription')
      .values({
        endpoint: 'https://push.example/her-browser',
        id_user: idUser,
        id_device: client.device,
        p256dh: 'her-browser-key',
        auth: 'her-browser-auth',
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('second_factor')
      .values({
        id_user: idUser,
        secret: 'her-sealed-secret',
        confirmed_at: at,
        last_step: 1_872_003,
        pending: 'her-next-secret',
        pending_at: at,
      })
      .execute();
    await tx.insertInto('recovery_code').values({ id_user: idUser, hash: hash(), used_at: at }).execute();
    await tx.insertInto('live_position').values({ id_user: idUser, at }).execute();
    await program.live.send(tx, idUser, selfUserUpdated);
    await appliedOnce(tx, idUser, { idStaff: stranger.idUser, at, until });
    await sellsSomething(tx, idUser, { portrait, at, until });
    await othersOf(tx, idUser, stranger.idUser, at);
    await judgedOnce(tx, idUser, stranger.idUser, at);
    await askedUs(tx, idUser, stranger.idUser, at);
    await wroteSomething(tx, { idUser, at, idImage: portrait });
    await takesCalls(tx, idUser);
    await chatted(tx, { idUser, idOther: stranger.idUser, at, idImage: portrait });
    await boughtSomething(tx, idUser, { idTalent: stranger.idUser, portrait, at });
    await tx
      .insertInto('upload')
      .values([
        {
          id: 'an-upload-of-hers',
          id_owner: idUser,
          size: 1_872_001,
          received: 1_872_000,
          content_type: 'video/mp4',
          id_parts: crypto.randomUUID(),
          created_at: at,
          expires_at: until,
        },
        {
          id: 'a-video-of-hers',
          id_owner: idUser,
          size: 1_872_002,
          received: 1_872_002,
          finished_at: at,
          content_type: 'video/mp4',
          id_parts: 'parts-of-hers',
          created_at: at,
          expires_at: until,
        },
      ])
      .execute();
    await tx.insertInto('card_customer').values({ id_user: idUser, id_customer: 'cus_of_hers' }).execute();
    await tx
      .insertInto('saved_card')
      .values({
        id: crypto.randomUUID(),
        id_user: idUser,
        method: 'pm_of_hers',
        fingerprint: 'fingerprint-of-hers',
        brand: 'visa',
        last4: '1872',
        exp_month: 9,
        exp_year: 2052,
        saved_at: at,
        used_at: at,
      })
      .execute();
    const si = crypto.randomUUID();
    await tx
      .insertInto('payment')
      .values({
        id: si,
        purpose: 'ticket',
        ref: '1',
        kind: 'ticket.paid',
        id_user: idUser,
        amount: 500,
        into_kind: 'platform',
        into_owner: 'stagedoor',
        description: 'Aida',
        language: 'uk',
        state: 'expired',
        email: 'solomiia@scala.example',
        success_path: '/',
        cancel_path: '/',
        created_at: at,
        expires_at: until,
      })
      .execute();
    await tx
      .insertInto('webhook_inbox')
      .values({
        source: 'stripe',
        id_event: 'evt_of_hers',
        type: 'checkout.session.expired',
        reference: si,
        body: '{"email":"solomiia@scala.example"}',
        received_at: at,
        handled_at: at,
      })
      .execute();
    await tx
      .insertInto('withdrawal')
      .values({
        id_user: idUser,
        amount: 500,
        state: 'rejected',
        rail: 'bank',
        created_at: at,
        masked: '•••• 1872',
        destination_hash: hash(),
        details: program.secrets.seal({ account: 'hers' }),
        id_decider: stranger.idUser,
        decided_at: at,
        reason: 'Her bank is closed on Sundays',
      })
      .execute();
  });
  await client.get('/socket-auth');
  return { idUser, client };
};

const picture = async ({ media }: TestProgram, idUser: number) => {
  const size = { width: 160, height: 200 };
  const sizes = [{ width: 160, webp: await aJpeg(160, 200) }];
  const [id] = await media.add(idUser, [{ kind: 'portrait', size, sizes, likeness: null }]);
  return id ?? '';
};
