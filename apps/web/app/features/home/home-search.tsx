import { type ComponentType, useState } from 'react';
import { SearchForm } from '../../shared/search/search-form.tsx';

type Box = ComponentType<{ focus: boolean }>;

/** A plain form until a visitor focuses it: suggestions would slow down the first page. */
export const HomeSearch = () => {
  const [Found, setFound] = useState<Box>();
  const [typed, setTyped] = useState('');
  const load = async () => {
    const { SearchBox } = await import('../../shared/search/search-box.tsx');
    setFound(() => SearchBox);
  };
  // A visitor who is already typing keeps the plain form: swapping the field would lose the caret.
  if (Found && typed === '') return <Found focus />;
  return (
    <search>
      <SearchForm value={typed} onChange={({ target }) => setTyped(target.value)} onFocus={() => void load()} />
    </search>
  );
};
