import { addOpen, addUnsaved, removeUnsaved, useWork, type Unsaved } from '@itinera/shared/state';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { LeaveQuestion } from './LeaveQuestion';

interface Guarded extends Unsaved {
  /** Whether there are unsaved changes. */
  when: boolean;
}

/**
 * Asks before Back, a link or closing the tab would lose unsaved changes. Render `guard`; call `release` when the form is saved or
 * discarded, before navigating.
 */
export function useUnsaved({ when, what, discard, keeps }: Guarded): {
  guard: ReactNode;
  release: () => void;
} {
  const [form] = useState<Unsaved>(() => ({ what, discard, keeps }));
  useEffect(() => {
    Object.assign(form, { what, discard, keeps });
  });
  useLayoutEffect(() => addOpen(form), [form]);
  // A layout effect, within the event of the first letter: the next event may be the Back button.
  useLayoutEffect(() => (when ? addUnsaved(form) : undefined), [when, form]);
  const { open } = useWork();
  // The question stays mounted until the page is left: without it the router would forget the target.
  const [isLeaving, setLeaving] = useState(false);
  const isAsking = isLeaving || open[0] === form;
  return {
    guard: isAsking && <LeaveQuestion isLeaving={isLeaving} onLeaving={setLeaving} />,
    release: () => removeUnsaved(form),
  };
}
