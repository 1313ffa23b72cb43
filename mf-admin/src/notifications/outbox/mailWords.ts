import { plural } from '@itinera/shared/format';
import type { Mail, NotificationEvent } from '@itinera/shared/contracts';
import { eventNames } from '../ruleWords';

export const mailStatusNames: Record<Mail['status'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Not delivered',
};

const kinds: Record<string, string | undefined> = {
  invitation: 'Invitation',
  recovery: 'Password link',
  registered: 'Registration received',
  addressTaken: 'Address already registered',
  approved: 'Registration approved',
  passwordChanged: 'Password changed',
  addressChanged: 'Address changed',
  secondFactorOn: 'Second factor set up',
  secondFactorOff: 'Second factor turned off',
  secondFactorReset: 'Second factor reset',
  rule_test: 'Test of a rule',
};

const isEvent = (name: string): name is NotificationEvent => name in eventNames;

/** Subject of a mail in words. */
export function kindInWords(kind: string): string {
  const event = kind.replace(/^rule_/, '');
  return kinds[kind] ?? (isEvent(event) ? eventNames[event] : kind);
}

/** Why a mail has not been delivered; null if nothing is wrong. */
export const deliveryProblem = ({ status, attempts, last_error }: Mail): string | null =>
  status === 'sent' || (attempts === 0 && !last_error)
    ? null
    : (last_error ?? (attempts === 1 ? 'Tried once' : `Tried ${plural(attempts, 'time')}`));
