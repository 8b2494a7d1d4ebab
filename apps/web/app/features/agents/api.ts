import { createClientOf } from '@stagedoor/contract/client';
import type { Language } from '@stagedoor/contract/limits';
import { studioRoutes } from '@stagedoor/contract/studio-routes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/client.ts';
import { connection } from '../../shared/api/connection.ts';
import { mandatesKey } from '../../shared/people/mandates.ts';

const studioApi = createClientOf(studioRoutes, connection);

/** Asks the talent on whose page the link leads; returns their name. */
export const askTalent = async (address: string, lang: Language): Promise<string> => {
  const { userDTO: talent } = await api('getUserProfileData', { params: { id: address, lang } });
  await studioApi('askMandate', { body: { idUser: talent.idUser } });
  return talent.name;
};

export const answerMandate = (idMandate: number, accepted: boolean) =>
  studioApi('answerMandate', { body: { idMandate, accepted } });

export const endMandate = (idMandate: number) => studioApi('endMandate', { body: { idMandate } });

export const useRefreshMandates = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: mandatesKey }), [cache]);
};
