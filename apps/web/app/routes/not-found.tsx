import { data } from 'react-router';

/** Nothing lives at this address. */
export const loader = () => {
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
