import type { User } from '@itinera/shared/contracts';
import { acts, type AccountAct } from './userCalls';

/** An action on an account, in the order of menus. */
export interface Offer {
  label: string;
  act: AccountAct;
  /** Confirmation question, for an action that can't be undone. */
  question?: (who: string) => string;
  /** Consequence, shown below the question. */
  consequence?: string;
  danger?: true;
}

export const offers = {
  approve: { label: 'Approve', act: acts.approve },
  invite: { label: 'Resend invitation', act: acts.invite },
  recover: { label: 'Send password link', act: acts.recover },
  endSessions: {
    label: 'End sessions',
    act: acts.endSessions,
    question: (who: string) => `End all sessions of ${who}?`,
    consequence: 'They are signed out on all devices, and can sign in again.',
  },
  resetSecondFactor: {
    label: 'Reset second factor',
    act: acts.reset_second_factor,
    question: (who: string) => `Reset the second factor of ${who}?`,
    consequence:
      'For people who have lost both the app and the recovery codes. Make sure that it is them who ask. They are signed out on all devices, sign in with the password alone, and get a mail about it.',
  },
  block: { label: 'Block', act: acts.block, danger: true },
  unblock: { label: 'Unblock', act: acts.unblock },
  anonymise: {
    label: 'Anonymise',
    act: acts.anonymise,
    question: (who: string) => `Anonymise ${who}?`,
    consequence:
      'For people who have left and ask to be forgotten. Name, e-mail, phone and picture are erased for good, in the history as well, and the account is blocked. Initials remain, and what the account has done. This can’t be undone.',
    danger: true,
  },
} as const satisfies Record<string, Offer>;

/** Actions that a status allows. The server refuses all others. */
const byStatus = {
  active: [offers.recover, offers.endSessions, offers.block],
  pending: [offers.approve, offers.recover, offers.endSessions],
  invited: [offers.invite, offers.block],
  blocked: [offers.unblock],
} as const satisfies Record<User['status'], readonly Offer[]>;

/** Actions on a user. Nobody blocks their own account; own sessions and password are in the account panel. */
export const offersFor = (user: User, ownId: string | undefined): readonly Offer[] =>
  user.id === ownId
    ? []
    : [
        ...byStatus[user.status],
        ...(user.has_second_factor ? [offers.resetSecondFactor] : []),
        ...(user.status === 'blocked' ? [offers.anonymise] : []),
      ];
