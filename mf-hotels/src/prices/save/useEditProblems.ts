import { cellKey, type Edit, type SheetEdits } from '@itinera/shared/sheet';
import { useMemo, useState } from 'react';

/** Reasons of refused texts, by the key of their cell; another text may be accepted. */
export type Refusals = ReadonlyMap<string, { text: string; reason: string }>;

/** Why edits can't be saved. `problemOf`: a conflict with another user, or an invalid text; the same function until its answers change. */
export function useEditProblems(edits: SheetEdits, problemOf: (edit: Edit) => string | undefined) {
  const [refused, setRefused] = useState<Refusals>(new Map());

  const reasonOf = (edit: Edit): string | undefined => {
    const problem = problemOf(edit);
    if (problem !== undefined) return problem;
    const refusal = refused.get(cellKey(edit));
    return refusal?.text === edit.text ? refusal.reason : undefined;
  };

  /** By the key of the cell; memoized, because a key press must not check thousands again. */
  const problems = useMemo(() => {
    const found = new Map<string, string>();
    for (const [key, edit] of edits.all) {
      const reason = reasonOf(edit);
      if (reason !== undefined) found.set(key, reason);
    }
    return found;
    // What `reasonOf` reads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [edits.all, problemOf, refused]);

  return {
    problems,
    /** Newest edits without a problem. */
    sendable: (): Edit[] => [...edits.newest().values()].filter((edit) => reasonOf(edit) === undefined),
    addRefusals: (more: Refusals) => setRefused((before) => new Map([...before, ...more])),
  };
}
