import { useQuery } from '@tanstack/react-query';
import { selfQuery } from './second-factor/api.ts';
import { sectionsFor } from './section-scopes.ts';

/** The rooms of whoever is here. */
export const useSections = () => sectionsFor(useQuery(selfQuery).data?.scopes ?? []);
