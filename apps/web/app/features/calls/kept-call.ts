import type { CallPayment } from '@stagedoor/contract/schemas/call';

/** What this tab knows of its call; it survives a reload. */
export type KeptCall = {
  /** Names this tab as the device that is in the call. */
  key: string;
  /** Whether the camera starts with it. */
  camera: boolean;
  /** How the fan has set the first minutes aside. */
  payment?: Pick<CallPayment, 'by' | 'idCard'>;
};

const nameOf = (idCall: number) => `call.${idCall}`;

export const keepCall = (idCall: number, kept: KeptCall): void =>
  sessionStorage.setItem(nameOf(idCall), JSON.stringify(kept));

/** Undefined where another tab, or another device, is in the call. */
export const keptCall = (idCall: number): KeptCall | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(idCall)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'key' in kept ? (kept as KeptCall) : undefined;
  } catch {
    return undefined; // not written by us
  }
};
