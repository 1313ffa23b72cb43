import type { CellId, SheetEdits } from '@itinera/shared/sheet';
import { useEffect, useRef } from 'react';
import type { PriceOwner } from '../cells/saveCells';
import { applyAnswers } from './applyAnswers';
import { changeOf } from './changeOf';
import { reportSave, withdrawUnknownOutcome } from './reportSave';
import { batchesOf, runBatches, type CellBatch, type CellsRun } from './runBatches';
import { useEditProblems } from './useEditProblems';
import { useOneSave } from './useOneSave';
import { useUndoneSaves } from './useUndoneSaves';

interface Saving {
  owner: PriceOwner;
  currency: string;
  edits: SheetEdits;
  /** Saved text of a cell. */
  savedText: (cell: CellId) => string;
}

/** Saves valid edits; refused ones stay in their cells with the reason. A save can be undone and redone. */
export function useSavingPrices({ owner, currency, edits, savedText }: Saving) {
  /** What was saved when another save was requested during one. */
  const awaitedFrom = useRef<Saving['savedText']>(undefined);
  const unanswered = useRef<readonly CellBatch[]>([]);
  const { problems, sendable, addRefusals } = useEditProblems({ currency, edits, savedText });
  const [isSaving, runExclusively, isBusy] = useOneSave();
  const target = { ...owner, currency };

  /** Applies the answers of the server. */
  function adopt(run: CellsRun) {
    unanswered.current = run.unanswered;
    const outcome = applyAnswers(run.done, { owner, currency, edits });
    addRefusals(outcome.refusals);
    return outcome;
  }

  const { push, ...undone } = useUndoneSaves((step, onEnd) =>
    runExclusively(async () => {
      const run = await runBatches(target, batchesOf(step));
      onEnd(run, adopt({ ...run, unanswered: unanswered.current }).left);
    }),
  );

  const save = (): Promise<void> => {
    awaitedFrom.current = isBusy.current ? savedText : undefined;
    if (sendable().length === 0 && unanswered.current.length === 0) return Promise.resolve();
    return runExclusively(async () => {
      withdrawUnknownOutcome();
      // An earlier answer decides what is still to be sent.
      const before = await runBatches(target, unanswered.current);
      const earlier = adopt(before);
      const isKnown = before.failure === undefined;
      const changes = isKnown ? sendable().map((edit) => changeOf(edit, currency)) : [];
      const run = isKnown ? await runBatches(target, batchesOf(changes)) : before;
      const later = isKnown ? adopt(run) : { saved: [], left: 0 };
      const step = [...earlier.saved, ...later.saved];
      if (run.failure !== undefined) awaitedFrom.current = undefined;
      const undo = step.length === 0 ? undefined : push(step);
      reportSave({ saved: step.length, left: earlier.left + later.left, failure: run.failure, undo });
    });
  };

  // What is edited and saved during a save is saved after it, compared with what that one has saved.
  useEffect(() => {
    const from = awaitedFrom.current;
    if (!isSaving && from !== undefined && from !== savedText) void save();
  });

  return {
    save,
    isSaving,
    problems,
    /** Number of edits that a save sends. */
    count: edits.all.size - problems.size,
    ...undone,
  };
}
