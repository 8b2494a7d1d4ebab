/**
 * The description of a property, by name. Where the same name has another meaning, it is prefixed with the schema or
 * the call: `Wallet.deposit`, `moveBranch.to`.
 */
export type PropertyLines = Readonly<Record<string, string>>;
