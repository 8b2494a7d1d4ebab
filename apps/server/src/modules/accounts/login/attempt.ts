export type Attempt = {
  email: string;
  password: string;
  device: string;
  /** IP address. */
  address: string;
  userAgent: string;
};

export type LoggedIn = { idUser: number; token: string };
