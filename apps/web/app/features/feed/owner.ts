/** Whose page a list is on. */
export type Owner = { idUser: number; name: string; isOwn: boolean };
