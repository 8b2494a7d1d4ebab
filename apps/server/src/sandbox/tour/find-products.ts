import type { ProductShort } from '@stagedoor/contract/schemas/product';
import type { FastifyInstance } from 'fastify';
import { ownTalent } from '../../demo/world/staff.ts';

/** The products in the stories. */
export type Shelf = { message: ProductShort; autograph: ProductShort; charity: ProductShort };

/** Looks them up as a visitor would; null without a demo world. */
export const findProducts =
  (app: FastifyInstance) =>
  async (language: string): Promise<Shelf | null> => {
    const read = async (path: string): Promise<unknown> => (await app.inject(`/api${path}language=${language}`)).json();
    const { idUser } = (await read(`/get-user-by-id/${ownTalent}?`)) as { idUser?: number };
    if (idUser === undefined) return null;
    const sold = (await read(`/get-active-user-products/${idUser}?`)) as ProductShort[];
    const giver = (await read(`/get-user-by-id/${charityTalent}?`)) as { idUser?: number };
    const given = giver.idUser ? ((await read(`/get-active-user-products/${giver.idUser}?`)) as ProductShort[]) : [];
    const message = sold.find(({ productType }) => productType === 'MSG');
    const autograph = sold.find(({ productType }) => productType === 'AUTOGRAPH');
    const charity = given.find(({ productType }) => productType === 'CH-AUTOGRAPH');
    return message && autograph && charity ? { message, autograph, charity } : null;
  };

/** Donates a share of every sale to a fund. */
const charityTalent = 'aigerim-cello';
