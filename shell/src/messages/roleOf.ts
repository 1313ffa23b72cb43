import type { Message } from '@itinera/shared/state';

/** Failures interrupt a screen reader, everything else waits for its pause. */
export const roleOf = ({ severity }: Message) =>
  severity === 'error' || severity === 'warning' ? 'alert' : 'status';
