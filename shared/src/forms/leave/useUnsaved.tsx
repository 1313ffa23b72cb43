import { addUnsaved, removeUnsaved, useWork, type Unsaved } from '@itinera/shared/state';
import { useEffect, useState, type ReactNode } from 'react';
import { LeaveQuestion } from './LeaveQuestion';

interface Guarded extends Unsaved {
  /** Whether something would be lost now. */
  when: boolean;
}

/**
 * Nothing typed is lost by the Back button, a link or a closed tab: asks first. `guard` has to be drawn; `release`
 * is called when the form is saved or given up, before it leads elsewhere.
 */
export function useUnsaved({ when, what, discard, keeps }: Guarded): {
  guard: ReactNode;
  release: () => void;
} {
  const [form] = useState<Unsaved>(() => ({ what, discard, keeps }));
  useEffect(() => {
    Object.assign(form, { what, discard, keeps });
  });
  useEffect(() => (when ? addUnsaved(form) : undefined), [when, form]);
  const { unsaved } = useWork();
  return { guard: unsaved[0] === form && <LeaveQuestion />, release: () => removeUnsaved(form) };
}
