import { StartError } from '../base/startError';
import { verifyAudit as verify } from '../audit/verifyAudit';
import type { Command, CommandContext } from './command';
import { withDatabase } from './withDatabase';

async function run({ config, say }: CommandContext): Promise<void> {
  const { head, broken, unsealed } = await withDatabase(config, verify);
  if (broken)
    throw new StartError(
      `The audit log is broken after link ${head.seq}, at the row ${broken.id}. ${broken.reason}`,
    );
  say(`The audit log is intact: ${head.seq} rows are sealed, ${unsealed} are not sealed yet.`);
  say(`Note the last seal, to compare it later: ${head.seq} ${head.hash}`);
}

export const verifyAudit: Command = {
  name: 'verify-audit',
  usage: '',
  summary: 'Recomputes the seals of the audit log, and names the first row that was changed or removed.',
  run,
};
