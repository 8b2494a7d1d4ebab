import { useQuery } from '@tanstack/react-query';
import { selfQuery } from './second-factor/api.ts';
import { sectionsFor } from './section-scopes.ts';

/** The sections that the staff member may open. */
export const useSections = () => sectionsFor(useQuery(selfQuery).data?.scopes ?? []);
