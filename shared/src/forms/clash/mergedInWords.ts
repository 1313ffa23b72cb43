import { calledIn } from './parts';
import type { Clashes } from './useClashes';

/** Says that a save was merged with another user's change: `Someone else changed Keywords meanwhile; both changes are saved`. */
export function mergedInWords({ taken }: Clashes, labelOf: (path: string) => string): string {
  const names = taken.map(({ name }) => calledIn(labelOf, name));
  const what = names.length > 0 ? names.join(', ') : 'something else in it';
  return `Someone else changed ${what} meanwhile; both changes are saved`;
}
