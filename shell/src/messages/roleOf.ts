import type { Message } from '@itinera/shared/state';

/** Failures interrupt a screen reader, other messages wait for a pause. */
export const roleOf = ({ severity }: Message) =>
  severity === 'error' || severity === 'warning' ? 'alert' : 'status';
