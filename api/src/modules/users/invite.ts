import type { User } from '@itinera/shared/contracts';
import { limitMails } from '../../accounts/limitMails';
import { invitationHours, makeLink, type ShellAddresses } from '../../accounts/passwordLinks';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { writeMail } from '../../mail/writeMail';

/** The link is only in the mail: the inviting person does not learn it. */
export async function invite(
  tx: Transaction,
  { actor }: Pick<WriteContext, 'actor'>,
  user: User,
  addresses: ShellAddresses,
): Promise<void> {
  await limitMails(tx, actor, user.id);
  const link = await makeLink(tx, user, 'invitation', addresses);
  await writeMail(tx, user, 'invitation', { link, hours: invitationHours }, invitationHours * 60);
}
