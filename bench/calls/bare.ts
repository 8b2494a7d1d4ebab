import pg from 'pg';
import { recordStatements } from '../read/record.ts';
import { type Device, headersOf } from './talks.ts';

/** Reports with the statements that the product sends for one, over `pg` alone. */
export const bareBeats = async (programUrl: string, connections: number, recorded: Device) => {
  const { person, idCall, key } = recorded;
  const path = '/beat-call';
  const [statements = []] = await recordStatements(programUrl, [
    { method: 'POST', path, headers: headersOf(person), body: { idCall, key } },
  ]);
  const pool = new pg.Pool({ connectionString: programUrl, max: connections });
  const ownOf = (own: Device) => (value: unknown) => {
    if (value === idCall || value === String(idCall)) return own.idCall;
    if (value === person.idUser) return own.person.idUser;
    if (typeof value === 'string') return value.replace(`user ${person.idUser}`, `user ${own.person.idUser}`);
    return value === key ? own.key : value;
  };
  // What was recorded is the meter of one call at one moment. The product counts in milliseconds.
  const countFor = ({ side, idCall: id }: Device) => ({
    name: `beat-${side}`,
    text: `update "call" set ${side}_last = greatest(${side}_last, date_trunc('milliseconds', clock_timestamp())) where id = $1 returning *`,
    values: [id],
  });
  return {
    statements: statements.length,
    beat: async (own: Device): Promise<void> => {
      const client = await pool.connect();
      await client.query('begin');
      for (const [step, { text, values }] of statements.entries())
        await client.query(
          text.startsWith('update "call"')
            ? countFor(own)
            : { name: `beat-${step}`, text, values: values.map(ownOf(own)) },
        );
      await client.query('commit');
      client.release();
    },
    close: () => pool.end(),
  };
};
