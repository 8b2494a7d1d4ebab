import { pictureIn } from '@stagedoor/contract/frame';
import { isAlike } from '@stagedoor/contract/likeness';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { hours } from '../../../../../../tests/support/clock.ts';
import {
  aFanAtWork,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  detailFor,
  payCard,
} from '../../../../../../tests/support/orders.ts';
import { textOfPdf } from '../../../../../../tests/support/pdf-text.ts';
import { aScene } from '../../../../../../tests/support/pictures.ts';
import { aClient, type TestProgram } from '../../../../../../tests/support/program.ts';
import { once } from '../../../../../../tests/support/wallet.ts';
import { likenessOfPicture } from '../../media/index.ts';

const open = (program: TestProgram, url: string | null | undefined) =>
  program.app.inject({ method: 'GET', url: url ?? '/documents/none' });

const pagesOf = async (program: TestProgram, url: string | null | undefined) =>
  textOfPdf((await open(program, url)).rawPayload);

const tickets = { fields: { quantity: 2 } };

it('draws one page for each guest, with their name, date, place and own code', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder } = await aPaidOrder(program, fan, 'EVENT', tickets);
  await fan.client.post('/name-guests', { idOrder, guests: [{ number: 2, name: 'Софія Ґалаґан' }] });
  const { documents, delivered } = await detailFor(fan.client, idOrder);
  const answer = await open(program, documents?.ticket);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="stagedoor-ticket-${idOrder}.pdf"`,
    'cache-control': 'private, no-store',
  });
  const [first, second, ...more] = textOfPdf(answer.rawPayload);
  expect(more).toEqual([]);
  const codes = (delivered as { passes: { code: string }[] }).passes.map(({ code }) => code);
  for (const words of ['Ticket 1 of 2', 'Olena Teliha', 'Wed 11 Mar 2026, 14:00, Kyiv time', 'Open map', codes[0]]) {
    expect(first).toContain(words);
  }
  for (const words of ['Ticket 2 of 2', 'Софія Ґалаґан', codes[1]]) expect(second).toContain(words);
  expect(answer.payload).toContain('https://www.openstreetmap.org/search?query=');
});

it('writes tickets and receipts in the reader’s language, with its forms of money and time', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder } = await aPaidOrder(program, fan, 'EVENT', tickets);
  const inLanguage = async (language: string) => {
    const { documents } = (await fan.client.get(`/get-order/${idOrder}?language=${language}`)).body as OrderDetail;
    return [...(await pagesOf(program, documents?.ticket)), ...(await pagesOf(program, documents?.receipt))].join('\n');
  };
  const [uk, ru] = [await inLanguage('uk'), await inLanguage('ru')];
  for (const words of ['за київським часом', 'Покажіть цей код на вході', `Квитанція № ${idOrder}`, '40,00 $']) {
    expect(uk).toContain(words);
  }
  for (const words of ['по киевскому времени', 'Покажите этот код на входе', `Квитанция № ${idOrder}`, '40,00 $']) {
    expect(ru).toContain(words);
  }
  expect(`${uk}${ru}`).not.toContain('�');
});

it('says on the ticket of a cancelled order that it is void, and has no code for it', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder, talent } = await aPaidOrder(program, fan, 'EVENT');
  const before = (await detailFor(fan.client, idOrder)).documents;
  await talent.post('/decline-order', { idOrder, reason: 'The hall is flooded' });
  await program.settle();
  const { documents } = await detailFor(fan.client, idOrder);
  expect(documents?.calendar).toBeNull();
  const [page] = await pagesOf(program, documents?.ticket);
  expect(page).toContain('Not valid');
  expect(page).not.toContain('Ticket code');
  // Whoever kept the link to the calendar file sees it there too.
  expect((await open(program, before?.calendar)).payload).toContain('STATUS:CANCELLED');
  const [receipt] = await pagesOf(program, documents?.receipt);
  for (const words of ['Refunded to your card', '−$20.00', 'Total after refunds', '$0.00']) {
    expect(receipt).toContain(words);
  }
});

it('itemises a receipt to the cent, with the same lines as the order page', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 700 });
  const product = { expressRate: 2_500 };
  const order = { product, fields: { express: true }, fromWallet: 700 };
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', order);
  const { documents, price } = await detailFor(fan.client, idOrder);
  expect(documents).toMatchObject({ ticket: null, calendar: null });
  expect(price).toMatchObject({ subtotal: 2_500, expressSurcharge: 1_000, total: 2_500, fromWallet: 700 });
  const [page = '', ...more] = await pagesOf(program, documents?.receipt);
  expect(more).toEqual([]);
  const lines = ['Stagedoor Example Ltd (fictional)', 'Company No. 00000000', `Receipt No. ${idOrder}`, fan.email];
  const sums = ['$15.00', 'Express', '$10.00', 'Total', '$25.00', 'Paid from your wallet', '$7.00', 'Paid by card'];
  for (const words of [...lines, ...sums, '$18.00', 'Where your $25.00 goes', 'Stagedoor fee', '$3.75', '$21.25']) {
    expect(page).toContain(words);
  }
});

it('opens documents by a fresh signed link alone, and a foreign one looks like a missing one', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 1_500 });
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1_500 });
  const { documents } = await detailFor(fan.client, idOrder);
  const receipt = documents?.receipt ?? '';
  expect((await detailFor(talent, idOrder)).documents).toBeNull();
  expect((await open(program, receipt)).statusCode).toBe(200);
  const otherOrder = receipt.replace(`-${idOrder}-`, `-${idOrder + 1}-`);
  for (const url of [otherOrder, receipt.replace('receipt', 'ticket'), '/documents/none', `${receipt}a`]) {
    expect((await open(program, url)).statusCode).toBe(404);
  }
  // Neither can a link to another kind of file be used for it.
  const idFile = await anImage(program, idTalent);
  await talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
  const { delivered } = await detailFor(fan.client, idOrder);
  const picture = (delivered as { link: string }).link.replace('/media/', '/documents/');
  expect((await open(program, picture)).statusCode).toBe(404);
  program.clock.advance(hours(2));
  expect((await open(program, receipt)).statusCode).toBe(404);
});

it('mails a guest the tickets and a calendar file, with date, place, map and a button', async () => {
  const { program } = await aFanAtWork();
  const [shop, email] = [await aShop(program, 'EVENT'), 'guest@example.com'];
  const basket = { ...shop, email, ...tickets };
  await payCard(program, await buy(aClient(program), await aPurchase(program, basket)));
  const mail = program.mailbox.latest(email);
  expect(mail.subject).toContain('Your tickets');
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('Wed 11 Mar 2026, 14:00, Kyiv time');
    expect(part).toContain('https://www.openstreetmap.org/search?query=');
    expect(part).toContain('View tickets');
  }
  const [ticket, calendar] = mail.attachments ?? [];
  expect(textOfPdf(ticket?.content ?? Buffer.of())).toHaveLength(2);
  expect(ticket?.filename).toMatch(/^stagedoor-ticket-\d+\.pdf$/);
  expect(calendar).toMatchObject({ filename: expect.stringMatching(/\.ics$/) });
  expect(calendar?.content.toString()).toContain('DTSTART:20260311T120000Z');

  const token = program.mailbox.tokenFor(email);
  const { documents } = (await aClient(program).post('/read-order-link', { token })).body as OrderDetail;
  expect((await open(program, documents?.receipt)).statusCode).toBe(200);
});

it('frames a delivered picture with the code of its certificate, to be scanned and recognised, while that holds', async () => {
  const { program, fan } = await aFanAtWork();
  const fields = { keepHidden: false, recipientName: 'Olha' };
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fields });
  expect((await detailFor(fan.client, idOrder)).documents?.frame).toBeNull();
  const picture = await aScene('an autograph');
  const likeness = await likenessOfPicture(sharp(picture));
  const { width, height } = await sharp(picture).metadata();
  const drawn = { size: { width, height }, sizes: [{ width, webp: picture }], likeness };
  const [idFile] = await program.media.add(idTalent, [{ kind: 'delivery', ...drawn }]);
  await talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
  const { documents, certificates } = await detailFor(fan.client, idOrder);
  const { headers, rawPayload } = await open(program, documents?.frame);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });

  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const read = decodeQr({ width: info.width, height: info.height, data });
  expect(new URL(read).pathname).toBe(`/verify/${certificates[0]?.code}`);

  const box = Object.entries(pictureIn(info) ?? {}).map(([name, value]) => [name, Math.round(value)]);
  const inside = sharp(rawPayload).extract(Object.fromEntries(box));
  expect(isAlike(await likenessOfPicture(sharp(await inside.toBuffer())), likeness)).toBe(true);
  expect(isAlike(await likenessOfPicture(sharp(await aScene('another'))), likeness)).toBe(false);

  await fan.client.post('/report-order-problem', { idOrder, text: 'It is not hers' });
  await once(talent, '/answer-order-problem', { idOrder, text: 'Sorry', giveBack: true });
  expect((await open(program, documents?.frame)).statusCode).toBe(404);
  expect((await detailFor(fan.client, idOrder)).documents?.frame).toBeNull();
});
