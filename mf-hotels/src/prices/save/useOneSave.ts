import { priceCells, quotesPath } from '@itinera/shared/contracts';
import { readAgain } from '@itinera/shared/data';
import { useRef, useState } from 'react';

/** Runs one save at a time, and reads the prices again after it. Another one is ignored meanwhile. */
export function useOneSave() {
  // Blocks a second key press before the first one has rendered.
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);

  async function runExclusively(run: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    await run();
    isBusy.current = false;
    setSaving(false);
    void readAgain(priceCells);
    void readAgain({ path: quotesPath, partOf: undefined });
  }
  return [isSaving, runExclusively, isBusy] as const;
}
