import { Problem } from '../../http/problem';
import type { Principal } from '../sessions/principal';
import { accessTo, type Right } from './rights';

/** Refuses a part of a call, such as an operation of a batch, that the caller's role does not allow. */
export function requireRight(right: Right, { role }: Pick<Principal, 'role'>): void {
  const access = accessTo(right);
  const isAllowed = typeof access === 'object' && access[role] !== 'none';
  if (!isAllowed) throw new Problem('forbidden', 'Your role does not allow this.');
}
