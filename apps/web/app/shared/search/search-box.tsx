import { type FocusEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusFirst } from '../../ui/fields/focus-first.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../navigation/paths.ts';
import { useOnNavigate } from '../navigation/use-on-navigate.ts';
import { type Option, partsOf } from './options.ts';
import styles from './search-box.module.css';
import { SearchForm } from './search-form.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { useListbox } from './use-listbox.ts';
import { useSearch } from './use-search.ts';

type Props = { initial?: string; focus?: boolean };

/** Searches talents and products while the visitor types. Without scripts it is a form that opens the results page. */
export const SearchBox = ({ initial = '', focus = false }: Props) => {
  const { t } = useTranslation('search');
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(initial);
  const [open, setOpen] = useState(false);
  const { found, text, isError, isSearching } = useSearch(typed, open);
  const parts = found ? partsOf(found) : [];
  const all: Option = { key: 'all', to: paths.search(text), name: t('all', { text }), more: '', picture: null };
  const options = [...parts.flatMap((part) => part.options), ...(parts.length > 0 ? [all] : [])];
  const choose = (place: number) => {
    const option = options[place];
    if (option) void navigate(option.to);
  };
  const { marked, unmark, onKeyDown } = useListbox({ count: options.length, open, setOpen, choose });
  useOnNavigate(() => setOpen(false));

  const type = (value: string) => {
    setTyped(value);
    setOpen(true);
    unmark();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const shows = open && (isError || found !== undefined || isSearching);
  const markedOption = options[marked];
  return (
    <search className={styles.box} onBlur={leave}>
      <SearchForm
        role="combobox"
        aria-expanded={shows}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shows && markedOption ? `${id}-${markedOption.key}` : undefined}
        ref={focus ? focusFirst : undefined}
        data-focus-first={focus || undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(typed !== initial)}
        onKeyDown={onKeyDown}
      />
      <SearchSheet
        id={id}
        shows={shows}
        parts={parts}
        all={parts.length > 0 ? all : null}
        marked={markedOption?.key}
        state={isError ? 'failed' : found ? 'found' : 'searching'}
        onChoose={(option) => void navigate(option.to)}
      />
    </search>
  );
};
