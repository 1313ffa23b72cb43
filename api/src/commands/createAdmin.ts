import { uuidv7 } from 'uuidv7';
import { email, newPassword } from '@itinera/shared/contracts';
import { invitationHours, makeLink } from '../accounts/passwordLinks';
import type { Transaction } from '../db/database';
import { Problem } from '../http/problem';
import { userColumns } from '../people/users.columns';
import { usersTable } from '../people/users.table';
import { refuseGuessable } from '../identity/sessions/guessable';
import { hashPassword } from '../identity/sessions/passwords';
import { StartError } from '../base/startError';
import { recordChange } from '../audit/recordChange';
import { systemContext } from '../audit/writeContext';
import type { Command, CommandContext } from './command';
import { withDatabase } from './withDatabase';

const context = systemContext('create-admin');
const usage = '<e-mail> [--password-stdin]';

function readArguments([address, option, ...more]: string[]): { address: string; typed: boolean } {
  const isKnown = option === undefined || option === '--password-stdin';
  if (address === undefined || !isKnown || more.length > 0)
    throw new StartError(`Call it as: create-admin ${usage}`);
  const parsed = email.safeParse(address);
  if (parsed.success) return { address: parsed.data, typed: option !== undefined };
  throw new StartError(`e-mail: ${parsed.error.issues[0]?.message ?? ''}`);
}

/** Applies the password rules of the API; a refusal is printed in one line. */
function checkPassword(text: string, address: string): string {
  const parsed = newPassword.safeParse(text);
  if (!parsed.success) throw new StartError(`password: ${parsed.error.issues[0]?.message ?? ''}`);
  try {
    refuseGuessable(parsed.data, address);
  } catch (error) {
    throw error instanceof Problem ? new StartError(error.message) : error;
  }
  return parsed.data;
}

async function insertAdmin(tx: Transaction, address: string, password_hash: string | null): Promise<string> {
  const [admin] = await tx
    .insert(usersTable)
    .values({
      id: uuidv7(),
      email: address,
      role: 'admin',
      status: password_hash === null ? 'invited' : 'active',
      password_hash,
    })
    .onConflictDoNothing()
    .returning(userColumns);
  if (!admin)
    throw new StartError(`There is already an account with the address ${address}. Choose another address.`);
  await recordChange(tx, context, {
    entity: 'users',
    entity_id: admin.id,
    action: 'create',
    before: null,
    after: admin,
  });
  return admin.id;
}

async function run({ config, args, say, readInput }: CommandContext): Promise<void> {
  const { address, typed } = readArguments(args);
  const hash = typed ? await hashPassword(checkPassword(await readInput(), address)) : null;
  const link = await withDatabase(config, (database) =>
    database.withActor(context.actor, async (tx) => {
      const id = await insertAdmin(tx, address, hash);
      return hash === null ? makeLink(tx, { id, role: 'admin' }, 'invitation', config) : undefined;
    }),
  );
  say(`${address} is an admin now.`);
  if (link !== undefined) say(`Choose the password within ${invitationHours} hours, once, at\n${link}`);
}

export const createAdmin: Command = {
  name: 'create-admin',
  usage,
  summary:
    'Makes an admin and prints a link for setting the password, or reads the password from standard input.',
  run,
};
