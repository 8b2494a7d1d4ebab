/** What pays for a message. `card`: the id of a saved card, or `anotherCard`. */
export type Choice = { way: 'pack' | 'wallet' | 'card'; card: string };
