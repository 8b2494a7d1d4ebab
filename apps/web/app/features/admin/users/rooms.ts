/** What other rooms of the back office say about somebody. */
export const presentationOf = (idUser: number) => `/admin/users/${idUser}/presentation`;
export const ordersOf = (idUser: number) => `/admin/orders?user=${idUser}`;
export const actionsOn = (idUser: number) => `/admin/audit?subject=user%20${idUser}`;
