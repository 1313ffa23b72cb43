import { useRef, useState } from 'react';

/** Runs one save at a time, and reads again what it changes. Another one is ignored meanwhile. */
export function useOneSave(readAgain: () => void) {
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
    readAgain();
  }
  return [isSaving, runExclusively, isBusy] as const;
}
