export type Attempt = {
  email: string;
  password: string;
  device: string;
  /** Of the network. */
  address: string;
  userAgent: string;
};

export type LoggedIn = { idUser: number; token: string };
