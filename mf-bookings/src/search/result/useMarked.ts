import { useState } from 'react';
import { mostCompared } from './CompareBar';
import type { FoundRow } from './foundRows';

/** Trips marked for comparison. */
export function useMarked() {
  const [marked, setMarked] = useState<ReadonlyMap<string, FoundRow>>(new Map());
  const toggle = (row: FoundRow) => {
    const next = new Map(marked);
    if (!next.delete(row.id) && next.size < mostCompared) next.set(row.id, row);
    setMarked(next);
  };
  return { marked, toggle, clear: () => setMarked(new Map()) };
}
