import { and, eq, isNotNull } from 'drizzle-orm';
import type { User, UserAction } from '@itinera/shared/contracts';
import { anonymiseUser } from '../../accounts/anonymiseUser';
import { limitMails } from '../../accounts/limitMails';
import { revokeLinks, shellOf } from '../../accounts/passwordLinks';
import { sendRecoveryLink } from '../../accounts/recovery';
import type { Transaction } from '../../db/database';
import { writeMail } from '../../mail/writeMail';
import { forgetSecondFactor } from '../../identity/secondFactor/secondFactors';
import { endSessionsOf } from '../../identity/sessions/refreshTokens';
import { recordChange } from '../../audit/recordChange';
import { invite } from './invite';
import { keepAnAdmin, refuseOneself, requireNames, rule } from './users.guards';
import { usersTable as table } from '../../people/users.table';
import { changeUser, lockUser, type UserWrites } from './users.writes';

type Act = (tx: Transaction, writes: UserWrites, user: User) => Promise<User>;

const requireStatus = (user: User, expected: User['status'][], advice: string): void => {
  if (!expected.includes(user.status))
    throw rule(`This account is ${user.status}. ${advice}`, undefined, { status: user.status });
};

const hasPassword = async (tx: Transaction, { id }: User): Promise<boolean> =>
  (
    await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), isNotNull(table.password_hash)))
  ).length > 0;

const acts: Record<UserAction, Act> = {
  async approve(tx, { context, addresses }, user) {
    requireStatus(user, ['pending'], 'Only pending registrations can be approved.');
    requireNames(user);
    const approved = await changeUser(tx, context, user, { status: 'active' });
    await writeMail(tx, approved, 'approved', { address: addresses.partnerUrl });
    return approved;
  },

  async block(tx, { context, askingId }, user) {
    refuseOneself(user, askingId);
    requireStatus(
      user,
      ['active', 'invited'],
      'Only active and invited accounts can be blocked; delete a registration that you decline.',
    );
    await keepAnAdmin(tx, user);
    await endSessionsOf(tx, user.id, 'blocked');
    await revokeLinks(tx, user.id);
    return changeUser(tx, context, user, { status: 'blocked' });
  },

  async unblock(tx, { context }, user) {
    requireStatus(user, ['blocked'], 'Only blocked accounts can be unblocked.');
    return changeUser(tx, context, user, { status: (await hasPassword(tx, user)) ? 'active' : 'invited' });
  },

  async recover(tx, { context, addresses }, user) {
    requireStatus(
      user,
      ['active', 'pending'],
      'Only people who have chosen a password can be sent a new link.',
    );
    await limitMails(tx, context.actor, user.id);
    await sendRecoveryLink(tx, user, addresses);
    await recordChange(tx, context, {
      entity: 'users',
      entity_id: user.id,
      action: 'recover',
      before: user,
      after: user,
    });
    return user;
  },

  async anonymise(tx, { context, askingId }, user) {
    refuseOneself(user, askingId);
    await keepAnAdmin(tx, user);
    return anonymiseUser(tx, context, user);
  },

  async reset_second_factor(tx, { context, addresses, askingId }, user) {
    refuseOneself(user, askingId);
    if (!user.has_second_factor) throw rule('This account has no second factor.');
    await forgetSecondFactor(tx, user.id);
    await endSessionsOf(tx, user.id, 'ended');
    await writeMail(tx, user, 'secondFactorReset', { address: shellOf(user.role, addresses) });
    const after = { ...user, has_second_factor: false };
    await recordChange(tx, context, {
      entity: 'users',
      entity_id: user.id,
      action: 'reset_second_factor',
      before: user,
      after,
    });
    return after;
  },

  async invite(tx, { context, addresses }, user) {
    requireStatus(user, ['invited'], 'Only people who have not chosen a password yet can be invited again.');
    await invite(tx, context, user, addresses);
    await recordChange(tx, context, {
      entity: 'users',
      entity_id: user.id,
      action: 'invite',
      before: user,
      after: user,
    });
    return user;
  },
};

export async function actOnUser(
  tx: Transaction,
  writes: UserWrites,
  id: string,
  action: UserAction,
): Promise<User> {
  return acts[action](tx, writes, await lockUser(tx, writes.context, id));
}
