import { aProduct, aSeller } from './catalogue.ts';
import { aUser } from './people.ts';
import { aClient, aLoggedInClient, aWorkingProgram } from './program.ts';
import { someStaff } from './wallet.ts';

export const reason = 'It copies somebody else’s page.';

/** A program with two staff members, and helpers for reports. */
export const aModeratedProgram = async () => {
  const program = await aWorkingProgram();
  const [staff, colleague] = [await someStaff(program), await someStaff(program)];
  const one = async (sql: string, values: unknown[] = []) => (await program.database.pool.query(sql, values)).rows[0];

  const aFan = async () => {
    const person = await aUser(program, { name: 'Olena Teliha' });
    return { ...person, client: await aLoggedInClient(program, person.idUser) };
  };

  const aTalentOnSale = async () => {
    const talent = await aSeller(program);
    const idProduct = await aProduct(program, talent.idUser);
    const { email } = await one('select email from users where id = $1', [talent.idUser]);
    return { ...talent, idProduct, email: String(email), client: await aLoggedInClient(program, talent.idUser) };
  };

  /** A fan's complaint about a talent or a product. */
  const aReport = async (subject: 'USER' | 'PRODUCT' = 'USER') => {
    const [fan, talent] = [await aFan(), await aTalentOnSale()];
    const id = subject === 'USER' ? talent.idUser : talent.idProduct;
    await fan.client.post('/complain', { subject, id, reason: 'PLAGIARISM', text: 'Look at the photo' });
    const { id: idReport } = await one('select id from report where id_owner = $1 and closed_at is null', [
      talent.idUser,
    ]);
    return { fan, talent, idReport: Number(idReport) };
  };

  const decide = (body: object, { client } = staff) => client.post('/decide-report', { reason, ...body });
  const blockFor = (idReport: number, duration = 'week') => decide({ idReport, verdict: 'block', duration });
  const isSeen = async (idUser: number) => (await aClient(program).get(`/get-user-by-id/${idUser}`)).status === 200;
  const mailsTo = async (email: string) => {
    await program.settle();
    return program.mailbox.mails.filter(({ to }) => to === email);
  };
  return {
    program,
    staff,
    colleague,
    one,
    aFan,
    aTalentOnSale,
    aReport,
    decide,
    blockFor,
    isSeen,
    mailsTo,
    idDecisionOf: async (idReport: number) =>
      Number((await one('select id from decision where id_report = $1', [idReport])).id),
  };
};
