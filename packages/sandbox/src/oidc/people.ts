import { createHash } from 'node:crypto';

export type Person = { email: string; name: string; emailVerified: boolean };

/** All people who have logged in; an email address keeps its subject across restarts. */
export const createPeople = () => {
  const known = new Map<string, Person>();
  return {
    remember: (person: Person): string => {
      const subject = createHash('sha256').update(person.email.toLowerCase()).digest('hex').slice(0, 32);
      known.set(subject, person);
      return subject;
    },
    claimsOf: (subject: string) => {
      const person = known.get(subject);
      return person && { sub: subject, email: person.email, email_verified: person.emailVerified, name: person.name };
    },
  };
};

export type People = ReturnType<typeof createPeople>;
