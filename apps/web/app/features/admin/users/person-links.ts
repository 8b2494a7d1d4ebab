/** Links to other sections about a user. */
export const presentationOf = (idUser: number) => `/admin/users/${idUser}/presentation`;
export const ordersOf = (idUser: number) => `/admin/orders?user=${idUser}`;
export const actionsOn = (idUser: number) => `/admin/audit?subject=user%20${idUser}`;
