import { documentVersions } from '@stagedoor/contract/schemas/application';
import { aGroup, aUser } from './people.ts';
import { type aClient, aLoggedInClient, type TestProgram } from './program.ts';

type Client = ReturnType<typeof aClient>;

export const profileAt = 'https://voices.example/lesia';

/** A complete application except for the category, which must exist in the program. */
const anApplication = {
  specialization: 'Sings jazz in Lviv',
  about: 'Twenty years on small stages.',
  languages: ['uk', 'en'],
  profiles: [profileAt],
};

/** A group with its category and two of its tags. */
export const aStage = async (program: TestProgram, name: string) => {
  const { idGroup, idCategory } = await aGroup(program, name);
  const title = JSON.stringify({ en: 'Jazz', uk: 'Джаз', ru: 'Джаз' });
  const tags = await program.database.inTransaction((tx) =>
    tx
      .insertInto('tag')
      .values(['jazz', 'soul'].map((tag) => ({ id_category: idCategory, name: `${name}-${tag}`, title })))
      .returning('id')
      .execute(),
  );
  return { idGroup, idCategory, category: `${name}-category`, tags: tags.map(({ id }) => id) };
};

export const accept = (client: Client, document: keyof typeof documentVersions = 'offer') =>
  client.get(`/confirm-document?document=${document}&version=${documentVersions[document]}`);

export const fill = (client: Client, change: object = {}) => client.post('/upgrade-expert', change);

/** A fan with a completed application and consent to the talent agreement. */
export const anApplicant = async (program: TestProgram, category: string) => {
  const { idUser, email } = await aUser(program);
  const client = await aLoggedInClient(program, idUser);
  const { body } = await fill(client, { ...anApplication, categories: [category] });
  await accept(client);
  const { application } = body as { application: { id: number; code: string } };
  return { idUser, email, client, ...application };
};
