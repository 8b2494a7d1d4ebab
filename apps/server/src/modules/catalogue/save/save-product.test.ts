import { limits } from '@stagedoor/contract/limits';
import { productTypes } from '@stagedoor/contract/product-types';
import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { beforeEach, describe, expect, it } from 'vitest';
import { aForm, anImage, aProduct, aSeller, studioTypes } from '../../../../../../tests/support/catalogue.ts';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import { aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';

const program = await aProgram();
const { idUser } = await aSeller(program);
const talent = await aLoggedInClient(program, idUser);

// The tests save more often than the limit allows.
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const save = (form: object) => talent.post('/save-product/', form);
const saved = async (form: object) => ((await save(form)).body as { idProduct: number }).idProduct;
const own = async (idProduct: number) => {
  const { products } = (await talent.get(`/get-user-products?idProduct=${idProduct}`)).body as {
    products: OwnProduct[];
  };
  const found = products.find((product) => product.idProduct === idProduct);
  if (!found) throw new Error(`expected product ${idProduct} among the talent's own products`);
  return found;
};
const inFuture = (milliseconds: number) => new Date(program.clock.now().getTime() + milliseconds).toISOString();
const sell = async (idVariation: number, quantity: number, ref: string) =>
  program.database.inTransaction((tx) =>
    program.catalogue.stock.reserve(tx, { idVariation, quantity, ref, until: new Date('2030-01-01'), byGuest: false }),
  );

describe.each(studioTypes)('%s', (type) => {
  it('is saved with what its type needs, and found by its owner', async () => {
    const form = await aForm(program, idUser, type);
    const product = await own(await saved(form));
    expect(product).toMatchObject({ productType: type, name: form.name, productStatus: 'ACTIVE', charity: null });
    expect(product.variations.length).toBeGreaterThan(0);
    expect(product.standardRate).toBeGreaterThan(0);
  });

  it.each([...productTypes[type].seller.required, 'name', 'shortAbout', 'about'])(
    'is refused without %s, which is named',
    async (field) => {
      const { [field]: _, ...form } = (await aForm(program, idUser, type)) as Record<string, unknown>;
      const answer = await save(form);
      expect(answer).toMatchObject({ status: 422, body: { error: 1008, fields: { [field]: 'required' } } });
    },
  );

  it('can be edited, and keeps its id', async () => {
    const idProduct = await saved(await aForm(program, idUser, type));
    const { variations } = await own(idProduct);
    const again = await aForm(program, idUser, type, { idProduct, name: `Another name for ${type}` });
    expect(await saved(again)).toBe(idProduct);
    const product = await own(idProduct);
    expect(product.name).toBe(`Another name for ${type}`);
    expect(product.variations).toHaveLength(variations.length);
  });
});

describe('saving', () => {
  it('ends at so many products that a shelf can be shown whole', async () => {
    const full = await aSeller(program);
    const idProduct = await aProduct(program, full.idUser);
    const { rows } = await program.database.pool.query(`select string_agg(quote_ident(column_name), ', ') as names
      from information_schema.columns where table_name = 'product'
        and column_name not in ('id', 'name', 'content_hash')`);
    await program.database.pool.query(
      `insert into product (name, content_hash, ${rows[0].names})
        select jsonb_build_object('en', n::text, 'uk', n::text, 'ru', n::text), sha256(n::text::bytea), ${rows[0].names}
        from product, generate_series(2, $2::int) n where id = $1`,
      [idProduct, limits.products.most],
    );
    const client = await aLoggedInClient(program, full.idUser);
    const refused = await client.post(
      '/save-product/',
      await aForm(program, full.idUser, 'AUTOGRAPH', { name: 'One more' }),
    );
    expect(refused).toMatchObject({ status: 409, body: { error: 1028, reason: { kind: 'tooManyProducts' } } });
    const edited = await aForm(program, full.idUser, 'AUTOGRAPH', { idProduct, name: 'Another name' });
    expect((await client.post('/save-product/', edited)).status).toBe(200);
  });

  it.each(['DONATION', 'SUBSCRIPTION', 'AUCTION', 'CH-AUTOGRAPH', 'NONSENSE'])(
    'does not sell %s here',
    async (type) => {
      const form = { ...(await aForm(program, idUser, 'AUTOGRAPH')), productType: type };
      expect(await save(form)).toMatchObject({
        status: 422,
        body: { error: 1008, fields: { productType: 'invalid' } },
      });
    },
  );

  it.each([
    ['a rate of half a dollar', 'MSG', { standardRate: 50 }, 'standardRate', 'tooSmall'],
    ['a price under a dollar', 'AUTOGRAPH', { standardRate: 99 }, 'standardRate', 'tooSmall'],
    ['a price beyond all prices', 'AUTOGRAPH', { standardRate: 5_000_001 }, 'standardRate', 'tooLarge'],
    ['express that costs no more', 'AUTOGRAPH', { expressRate: 1500 }, 'expressRate', 'invalid'],
    ['a name of three letters', 'AUTOGRAPH', { name: 'abc' }, 'name', 'tooShort'],
    ['an empty pack', 'MESSAGE_PACKAGE', { units: 0 }, 'units', 'tooSmall'],
    ['no way to send it', 'PHYSICAL', { deliveryMethods: [] }, 'deliveryMethods', 'tooSmall'],
    ['a pick-up nowhere', 'PHYSICAL', { deliveryMethods: ['pickup'] }, 'pickupPlace', 'invalid'],
    [
      'less than nothing in stock',
      'PHYSICAL',
      { variations: [{ price: 500, total: -1 }] },
      'variations.0.total',
      'tooSmall',
    ],
    [
      'a size it does not have',
      'PHYSICAL',
      { variations: [{ id: 7, price: 500, total: 1 }] },
      'variations.0.id',
      'invalid',
    ],
    ['a time zone that there is not', 'EVENT', { timeZone: 'Europe/Lviv' }, 'timeZone', 'invalid'],
    ['an event in the past', 'EVENT', { startsAt: '2026-02-01T12:00:00Z' }, 'startsAt', 'tooSmall'],
  ] as const)('refuses %s', async (_what, type, changes, field, problem) => {
    const answer = await save(await aForm(program, idUser, type, changes));
    expect(answer).toMatchObject({ status: 422, body: { error: 1008, fields: { [field]: problem } } });
  });

  it('refuses a second product of the same type and name, in any language and in capitals (1036)', async () => {
    const names = { en: 'One and only', uk: 'Один і єдиний' };
    const translated = (name: string) => ({ uk: { name, shortAbout: 'Кілька слів', about: 'Ще кілька слів про це' } });
    await save(await aForm(program, idUser, 'AUTOGRAPH', { name: names.en, translations: translated(names.uk) }));
    for (const changes of [{ name: 'ONE AND ONLY' }, { name: 'Something else', translations: translated(names.uk) }]) {
      const answer = await save(await aForm(program, idUser, 'AUTOGRAPH', changes));
      expect(answer).toMatchObject({ status: 409, body: { error: 1036, name: 'nameAndTypeTaken' } });
    }
    expect((await save(await aForm(program, idUser, 'MSG', { name: names.en }))).status).toBe(200);
  });

  it('lets two talents use one name', async () => {
    const other = await aSeller(program);
    await aProduct(program, idUser, 'MSG', { name: 'Ask me anything' });
    await expect(aProduct(program, other.idUser, 'MSG', { name: 'Ask me anything' })).resolves.toBeGreaterThan(0);
  });

  it('refuses the same content under another name (1042)', async () => {
    const words = { shortAbout: 'A note from the road', about: 'Written on the train, posted at the station' };
    await save(await aForm(program, idUser, 'AUTOGRAPH', words));
    const again = await aForm(program, idUser, 'AUTOGRAPH', { ...words, about: `  ${words.about.toUpperCase()}` });
    expect(await save(again)).toMatchObject({ status: 409, body: { error: 1042, name: 'contentExists' } });
  });

  it('shows a text in the language it was written in where nobody translated it', async () => {
    const idProduct = await saved(await aForm(program, idUser, 'MSG', { language: 'uk', name: 'Пишіть мені' }));
    const { texts, language } = await own(idProduct);
    expect([language, texts.en.name, texts.uk.name, texts.ru.name]).toEqual(['uk', ...Array(3).fill('Пишіть мені')]);
  });

  it('keeps further pictures in the given order, shows them, and releases those left out', async () => {
    const [first, second, third] = [
      await anImage(program, idUser),
      await anImage(program, idUser),
      await anImage(program, idUser),
    ];
    const form = await aForm(program, idUser, 'AUTOGRAPH', { idImage: first, moreImages: [third, second, third] });
    const idProduct = await saved(form);
    expect((await own(idProduct)).moreImages).toEqual([
      { idImage: third, imageLink: `/media/${third}` },
      { idImage: second, imageLink: `/media/${second}` },
    ]);
    const shown = (await talent.get(`/get-product-by-id/${idProduct}`)).body;
    expect(shown).toMatchObject({
      imageLink: `/media/${first}`,
      moreImageLinks: [`/media/${third}`, `/media/${second}`],
    });
    const unused = async () => {
      const { rows } = await program.database.pool.query('select id from unused_media($1) as id', [inFuture(days(1))]);
      return rows.map(({ id }) => id);
    };
    expect(await unused()).not.toContain(third);
    await save({ ...form, idProduct, moreImages: [second] });
    expect((await own(idProduct)).moreImages).toMatchObject([{ idImage: second }]);
    expect(await unused()).toContain(third);
  });

  it('refuses more pictures than a product has, and those of others', async () => {
    const pictures = Array.from({ length: limits.products.moreImagesMax + 1 }, () => anImage(program, idUser));
    const tooMany = await aForm(program, idUser, 'AUTOGRAPH', { moreImages: await Promise.all(pictures) });
    expect(await save(tooMany)).toMatchObject({ status: 422, body: { fields: { moreImages: 'tooLarge' } } });
    const foreign = await anImage(program, (await aSeller(program)).idUser);
    const answer = await save(await aForm(program, idUser, 'AUTOGRAPH', { moreImages: [foreign] }));
    expect(answer).toMatchObject({ status: 404, body: { error: 1058 } });
  });

  it('never takes another user’s picture', async () => {
    const stranger = await aSeller(program);
    const idImage = await anImage(program, stranger.idUser);
    const answer = await save(await aForm(program, idUser, 'AUTOGRAPH', { idImage }));
    expect(answer).toMatchObject({ status: 404, body: { error: 1058 } });
  });

  it('does not tell a foreign product from a missing one, nor changes either', async () => {
    const stranger = await aSeller(program);
    const foreign = await aProduct(program, stranger.idUser);
    for (const idProduct of [foreign, 999_999]) {
      const form = await aForm(program, idUser, 'AUTOGRAPH', { idProduct });
      expect((await save(form)).body).toEqual({ error: 1058, name: 'pageNotFound' });
    }
  });

  it('never changes a type', async () => {
    const idProduct = await aProduct(program, idUser, 'AUTOGRAPH');
    const answer = await save(await aForm(program, idUser, 'MSG', { idProduct }));
    expect(answer).toMatchObject({ status: 422, body: { fields: { productType: 'invalid' } } });
  });

  it('tells followers of a new product, not of a changed one', async () => {
    const idProduct = await saved(await aForm(program, idUser, 'MSG'));
    await save(await aForm(program, idUser, 'MSG', { idProduct }));
    const { rows } = await program.database.pool.query(
      `select count(*) as published from fact where type = 'product.published' and body ->> 'idProduct' = $1`,
      [idProduct],
    );
    expect(rows[0].published).toBe(1);
  });
});

describe('the date of an event', () => {
  const anEvent = async (startsIn: number) => {
    const form = await aForm(program, idUser, 'EVENT', { startsAt: inFuture(startsIn) });
    const idProduct = await saved(form);
    return { move: (to: number) => save({ ...form, idProduct, startsAt: inFuture(to) }), form, idProduct };
  };

  it('can be moved while there is time', async () => {
    const { move } = await anEvent(days(2));
    expect((await move(days(4))).status).toBe(200);
  });

  it('stays when too little time is left (1067)', async () => {
    const { move } = await anEvent(hours(23));
    expect(await move(days(4))).toMatchObject({ status: 409, body: { error: 1067, name: 'dateCannotChange' } });
  });

  it('stays when a sale that the change waited for has taken a place (1067)', async () => {
    const { move, idProduct } = await anEvent(days(2));
    const [date] = (await own(idProduct)).variations;
    const hold = { idVariation: date?.id ?? 0, quantity: 1, ref: 'the last moment', until: new Date('2030-01-01') };
    const isBlocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { answer } = await program.database.inTransaction(async (tx) => {
      await program.catalogue.stock.reserve(tx, { ...hold, byGuest: false });
      const moving = move(days(4));
      await expect.poll(async () => (await program.database.pool.query(isBlocked)).rowCount).toBe(1);
      return { answer: moving };
    });
    expect(await answer).toMatchObject({ status: 409, body: { error: 1067 } });
  });

  it('does not keep its owner from changing the rest', async () => {
    const { form, idProduct } = await anEvent(hours(23));
    expect((await save({ ...form, idProduct, place: 'Next door' })).status).toBe(200);
  });
});

describe('stock', () => {
  const sized = (variations: object[], idProduct?: number) =>
    aForm(program, idUser, 'PHYSICAL', { variations, idProduct });

  it('keeps what is sold when the talent adds more', async () => {
    const idProduct = await saved(await sized([{ size: 'M', price: 1000, total: 5 }]));
    const [variation] = (await own(idProduct)).variations;
    await sell(variation?.id ?? 0, 2, `added-${idProduct}`);
    await save(await sized([{ id: variation?.id, size: 'M', price: 1200, total: 9 }], idProduct));
    expect((await own(idProduct)).variations).toMatchObject([{ id: variation?.id, price: 1200, total: 9, stock: 7 }]);
    expect((await own(idProduct)).sold).toBe(0);
    await program.database.inTransaction((tx) => program.catalogue.stock.commit(tx, `added-${idProduct}`));
    expect((await own(idProduct)).sold).toBe(2);
  });

  it('cannot become less than what is sold', async () => {
    const idProduct = await saved(await sized([{ size: 'M', price: 1000, total: 5 }]));
    const [variation] = (await own(idProduct)).variations;
    await sell(variation?.id ?? 0, 4, `less-${idProduct}`);
    const answer = await save(await sized([{ id: variation?.id, size: 'M', price: 1000, total: 3 }], idProduct));
    expect(answer).toMatchObject({ status: 422, body: { fields: { 'variations.0.total': 'tooSmall' } } });
  });

  it('leaves out a size that the form leaves out', async () => {
    const idProduct = await saved(
      await sized([
        { size: 'S', price: 1000, total: 1 },
        { size: 'M', price: 1000, total: 1 },
      ]),
    );
    const [small, medium] = (await own(idProduct)).variations;
    await save(await sized([{ id: medium?.id, size: 'M', price: 1000, total: 1 }], idProduct));
    expect((await own(idProduct)).variations.map(({ size }) => size)).toEqual(['M']);
    await expect(sell(small?.id ?? 0, 1, `gone-${idProduct}`)).rejects.toMatchObject({ code: 1072 });
  });

  it('begins a new count when it becomes endless, or ends', async () => {
    const idProduct = await saved(await sized([{ price: 1000, total: 5 }]));
    const [counted] = (await own(idProduct)).variations;
    await save(await sized([{ id: counted?.id, price: 1000, total: null }], idProduct));
    const [endless] = (await own(idProduct)).variations;
    expect(endless).toMatchObject({ total: null, stock: null });
    expect(endless?.id).not.toBe(counted?.id);
  });
});

describe('the time zone of the place', () => {
  const evening = (changes: object) => aForm(program, idUser, 'EVENT', changes);
  const zoneOf = async (idProduct: number) => (await own(idProduct)).timeZone;

  it('is that of the form, or Kyiv’s, and stays when a later form leaves it out', async () => {
    const warsaw = await saved(await evening({ timeZone: 'Europe/Warsaw' }));
    expect(await zoneOf(warsaw)).toBe('Europe/Warsaw');
    expect(await zoneOf(await saved(await evening({})))).toBe('Europe/Kyiv');
    await save(await evening({ idProduct: warsaw }));
    expect(await zoneOf(warsaw)).toBe('Europe/Warsaw');
    await save(await evening({ idProduct: warsaw, timeZone: 'Europe/London' }));
    expect(await zoneOf(warsaw)).toBe('Europe/London');
  });

  it('does not change while there are guests, who were promised a local time (1067)', async () => {
    const form = await evening({ timeZone: 'Europe/Warsaw' });
    const idProduct = await saved(form);
    const [date] = (await own(idProduct)).variations;
    await sell(date?.id ?? 0, 1, 'a guest in Warsaw');
    const answer = await save({ ...form, idProduct, timeZone: 'Europe/London' });
    expect(answer).toMatchObject({ status: 409, body: { error: 1067, name: 'dateCannotChange' } });
    expect((await save({ ...form, idProduct, place: 'Next door' })).status).toBe(200);
    expect(await zoneOf(idProduct)).toBe('Europe/Warsaw');
  });
});
