import type { User } from '@itinera/shared/contracts';
import { invitationHours, makeLink, type ShellAddresses } from '../../accounts/passwordLinks';
import type { Transaction } from '../../db/database';
import { writeMail } from '../../mail/writeMail';

/** The link is only in the mail: the inviting person does not learn it. */
export async function invite(tx: Transaction, user: User, addresses: ShellAddresses): Promise<void> {
  const link = await makeLink(tx, user, 'invitation', addresses);
  await writeMail(tx, user, 'invitation', { link, hours: invitationHours }, invitationHours * 60);
}
