import { Problem } from '../../http/problem';
import type { Principal } from '../sessions/principal';
import { accessTo, type Right } from './rights';

/** Refuses a part of a call, such as an operation of a batch, that the caller's role does not allow. */
export function requireRight(right: Right, principal: Pick<Principal, 'role'>): void {
  if (!hasRight(right, principal)) throw new Problem('forbidden', 'Your role does not allow this.');
}

/** Whether the role has the right, for some rows or for all. */
export function hasRight(right: Right, { role }: Pick<Principal, 'role'>): boolean {
  const access = accessTo(right);
  return typeof access === 'object' && access[role] !== 'none';
}
