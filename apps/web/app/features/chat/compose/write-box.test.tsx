// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { type Inserted, WriteBox } from './write-box.tsx';

afterEach(closePage);

const Box = ({ sent }: { sent: string[] }) => {
  const [inserted, setInserted] = useState<Inserted>();
  return (
    <>
      {['Thank you', 'Not today'].map((text) => (
        <button key={text} type="button" onClick={() => setInserted({ text })}>
          {text}
        </button>
      ))}
      <WriteBox
        draftKey="1"
        name="Lesia"
        files={false}
        submit="Go"
        inserted={inserted}
        send={({ text }) => sent.push(text) > 0}
      />
    </>
  );
};
const button = (name: string) => screen.getByRole('button', { name });
const text = () => (screen.getByLabelText('Message to Lesia') as HTMLTextAreaElement).value;

it('adds a saved reply below what was typed; another one takes its place', async () => {
  const { user } = await renderPage(<Box sent={[]} />);
  await user.type(screen.getByLabelText('Message to Lesia'), 'Dear Ivan');
  await user.click(button('Thank you'));
  expect(text()).toBe('Dear Ivan\n\nThank you');
  await user.click(button('Not today'));
  expect(text()).toBe('Dear Ivan\n\nNot today');
});

it('inserts the same reply again after it was sent', async () => {
  const sent: string[] = [];
  const { user } = await renderPage(<Box sent={sent} />);
  for (const _ of [1, 2]) {
    await user.click(button('Thank you'));
    await user.click(button('Go'));
    expect(text()).toBe('');
  }
  expect(sent).toEqual(['Thank you', 'Thank you']);
});
