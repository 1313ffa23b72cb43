import { role, userStatus, type AccountEvent } from '@itinera/shared/contracts';
import { roleNames } from '@itinera/shared/format';
import { statusNames, user } from '../user';

const actionWords: Record<string, string> = {
  'sessions sign_in': 'Signed in',
  'sessions sign_out': 'Signed out',
  'sessions reuse_token': 'Session ended: its token was used twice',
  'sessions end_session': 'Session ended',
  'users end_sessions': 'Sessions ended',
  'users sign_in': 'Failed to sign in',
  'users second_factor': 'Entered a wrong code after the password',
  'users reset_second_factor': 'Second factor reset',
  'users create': 'Account created',
  'users invite': 'Invitation sent again',
  'users recover': 'Password link sent',
  'users delete': 'Account deleted',
};

const labelOf = (field: string): string =>
  Object.entries(user.fields).find(([name]) => name === field)?.[1]?.label ?? field;

function valueOf(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  const known =
    field === 'role'
      ? roleNames[role.safeParse(value).data ?? 'dmc']
      : field === 'status'
        ? statusNames[userStatus.safeParse(value).data ?? 'active']
        : undefined;
  return known ?? String(value);
}

/** Such as `Role: Manager → Operator`. A password is never shown, only that it changed. */
function changesInWords(changes: AccountEvent['changes']): string {
  const texts = Object.entries(changes).map(([field, { before, after }]) => {
    if (field === 'password') return 'Password changed';
    if (field === 'picture_file_name') return after ? 'Picture changed' : 'Picture removed';
    if (field === 'has_second_factor') return after ? 'Second factor set up' : 'Second factor turned off';
    const label = field === 'status' ? 'Status' : labelOf(field);
    return `${label}: ${valueOf(field, before)} → ${valueOf(field, after)}`;
  });
  return texts.join('; ') || 'Saved without changes';
}

/** An event as a phrase. */
export const eventInWords = ({ entity, action, changes }: AccountEvent): string =>
  entity === 'users' && action === 'update'
    ? changesInWords(changes)
    : (actionWords[`${entity} ${action}`] ?? action.replaceAll('_', ' '));
