// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { aMessage } from '../testing/a-chat.ts';
import type { Chat } from '../thread/use-chat.ts';
import { useUnsent } from './use-unsent.ts';

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
});
afterEach(closePage);

const chat = { readFrom: async () => {}, reload: async () => {} } as unknown as Chat;

const Unsent = () => {
  const { waiting, put } = useUnsent(chat, 1, undefined);
  return (
    <>
      <button type="button" onClick={() => put({ text: 'Hello', attachments: [] })}>
        Send
      </button>
      <output data-testid="waiting">
        {waiting.map(({ text, isRefused }) => `${text} ${isRefused ? 'refused' : 'waits'}`).join()}
      </output>
    </>
  );
};
const open = async () => {
  const { user } = await renderPage(<Unsent />, { signed: true });
  await user.click(screen.getByRole('button'));
  return (text: string) => waitFor(() => expect(screen.getByTestId('waiting').textContent).toBe(text));
};

it('keeps a message that the server cannot take now, and sends the same one later', async () => {
  server.refuse('sendMessage', 'serverDown');
  const expectShown = await open();
  await waitFor(() => expect(server.sent('sendMessage')).toHaveLength(1));
  await expectShown('Hello waits');
  server.answer('sendMessage', { result: 'success', idChat: 1, message: aMessage(1) });
  act(() => void dispatchEvent(new Event('online')));
  await expectShown('');
  const [first, again] = server.sent('sendMessage');
  expect(again?.body).toEqual(first?.body);
});

it('does not try again by itself what was refused', async () => {
  server.refuse('sendMessage', 'messagesDisabled');
  const expectShown = await open();
  await expectShown('Hello refused');
  act(() => void dispatchEvent(new Event('online')));
  expect(server.sent('sendMessage')).toHaveLength(1);
});
