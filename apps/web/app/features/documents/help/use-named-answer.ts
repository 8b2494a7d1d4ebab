import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer named in the URL's hash and scrolls to it. In an effect, because the server never sees the hash. */
export const useNamedAnswer = (): string => {
  const { hash } = useLocation();
  const [named, setNamed] = useState('');
  useEffect(() => setNamed(hash.slice(1)), [hash]);
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView();
  }, [named]);
  return named;
};
