import { Button, onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import type { HistoryOf } from './historyOf';

/** History of an entry in a side sheet. */
export const HistorySheet = onDemand(() =>
  import('./HistoryDialog').then((module) => ({ default: module.HistoryDialog })),
);

/** Opens the history of the entry that a form edits. */
export function HistoryButton({ of }: { of: HistoryOf }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        History
      </Button>
      {isOpen && (
        <Suspense>
          <HistorySheet of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
