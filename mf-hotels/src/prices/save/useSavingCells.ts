import type { Edit, SheetEdits, CellId } from '@itinera/shared/sheet';
import { useEffect, useRef } from 'react';
import { applyAnswers } from './applyAnswers';
import { reportSave, withdrawUnknownOutcome } from './reportSave';
import { batchesOf, runBatches, type CellBatch, type CellsRun } from './runBatches';
import type { SavedKind, SaveVerdict } from './savedKind';
import { useEditProblems } from './useEditProblems';
import { useOneSave } from './useOneSave';
import { useUndoneSaves } from './useUndoneSaves';

interface Saving {
  edits: SheetEdits;
  /** Saved text of a cell. */
  savedText: (cell: CellId) => string;
  problemOf: (edit: Edit) => string | undefined;
}

/** Saves valid edits; refused ones stay in their cells with the reason. A save can be undone and redone. */
export function useSavingCells<C, V extends SaveVerdict>(
  kind: SavedKind<C, V>,
  { edits, savedText, problemOf }: Saving,
) {
  const { noun, most, send, changeOf } = kind;
  /** What was saved when another save was requested during one. */
  const awaitedFrom = useRef<Saving['savedText']>(undefined);
  const unanswered = useRef<readonly CellBatch<C>[]>([]);
  const { problems, sendable, addRefusals } = useEditProblems(edits, problemOf);
  const [isSaving, runExclusively, isBusy] = useOneSave(kind.readAgain);

  /** Applies the answers of the server. */
  function adopt(run: CellsRun<C, V>) {
    unanswered.current = run.unanswered;
    const outcome = applyAnswers(run.done, kind, edits);
    addRefusals(outcome.refusals);
    return outcome;
  }

  const { push, ...undone } = useUndoneSaves(kind, (step, onEnd) =>
    runExclusively(async () => {
      const run = await runBatches(send, batchesOf(step, most));
      onEnd(run, adopt({ ...run, unanswered: unanswered.current }).left);
    }),
  );

  const save = (): Promise<void> => {
    awaitedFrom.current = isBusy.current ? savedText : undefined;
    if (sendable().length === 0 && unanswered.current.length === 0) return Promise.resolve();
    return runExclusively(async () => {
      withdrawUnknownOutcome(noun);
      // An earlier answer decides what is still to be sent.
      const before = await runBatches(send, unanswered.current);
      const earlier = adopt(before);
      const isKnown = before.failure === undefined;
      const changes = isKnown ? sendable().map(changeOf) : [];
      const run = isKnown ? await runBatches(send, batchesOf(changes, most)) : before;
      const later = isKnown ? adopt(run) : { saved: [], left: 0 };
      const step = [...earlier.saved, ...later.saved];
      if (run.failure !== undefined) awaitedFrom.current = undefined;
      const undo = step.length === 0 ? undefined : push(step);
      reportSave({ noun, saved: step.length, left: earlier.left + later.left, failure: run.failure, undo });
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
