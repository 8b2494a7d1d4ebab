import { expect, it } from 'vitest';
import { aProduct, aSeller } from '../../../../../../tests/support/catalogue.ts';
import { actionsOn, inThree } from '../../../../../../tests/support/content.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aProgram } from '../../../../../../tests/support/program.ts';
import { someStaff } from '../../../../../../tests/support/wallet.ts';

const program = await aProgram();
const visitor = aClient(program);
const staff = await someStaff(program);
const seller = await aSeller(program);
const idProduct = await aProduct(program, seller.idUser, 'EVENT');

const plain = { hideRecipient: false, eventInstructions: null, keepHiddenLabel: null };
const show = (idUser = seller.idUser) => staff.client.get(`/get-presentation/${idUser}?language=uk`);
const set = (body: object, idUser = seller.idUser) =>
  staff.client.post('/set-presentation', { idUser, ...plain, ...body });
const onForm = async () =>
  ((await visitor.get(`/get-product-by-id/${idProduct}?language=uk`)).body as { presentation: object }).presentation;

it('begins as with everybody', async () => {
  expect(await show()).toMatchObject({ status: 200, body: { idUser: seller.idUser, name: 'Orysia (uk)', ...plain } });
});

it('what the staff set is what fans read, step by step, and can be taken back', async () => {
  const eventInstructions = { en: 'Come.\n\n  Sing. ', uk: 'Прийдіть.\nСпівайте.', ru: 'Приходите.' };
  const label = inThree('Only for me');
  expect(await set({ hideRecipient: true, eventInstructions, keepHiddenLabel: label })).toMatchObject({ status: 200 });
  expect(await onForm()).toEqual({
    hideRecipient: true,
    eventInstructions: 'Прийдіть.\nСпівайте.',
    keepHiddenLabel: 'Only for me (uk)',
  });
  expect((await show()).body).toMatchObject({ eventInstructions: { en: 'Come.\nSing.' }, keepHiddenLabel: label });
  await set({});
  expect(await onForm()).toEqual(plain);
  expect(await actionsOn(program, `user ${seller.idUser}`)).toEqual([
    { id_staff: staff.idUser, action: 'presentation.set' },
    { id_staff: staff.idUser, action: 'presentation.set' },
  ]);
});

it.each([
  [{ eventInstructions: { en: 'One', uk: '\n', ru: 'Один' } }, 'eventInstructions.uk'],
  [{ keepHiddenLabel: { en: 'x', uk: 'x' } }, 'keepHiddenLabel.ru'],
  [{ keepHiddenLabel: inThree('x'.repeat(121)) }, 'keepHiddenLabel.en'],
  [{ hideRecipient: 'yes' }, 'hideRecipient'],
])('%j is refused at its field', async (body, field) => {
  expect(await set(body)).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
});

it('requires a talent', async () => {
  const { idUser } = await aUser(program);
  for (const id of [idUser, 999_999]) {
    expect(await show(id)).toMatchObject({ status: 404 });
    expect(await set({}, id)).toMatchObject({ status: 404 });
  }
});
