import { priceCells, quotesPath } from '@itinera/shared/contracts';
import { messageOf, readAgain } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import type { CellId, SheetEdits } from '@itinera/shared/sheet';
import { showSnackbar } from '@itinera/shared/state';
import { useEffect, useRef, useState } from 'react';
import { inverseOf } from '../cells/inverseOf';
import type { PriceOwner } from '../cells/saveCells';
import { changeOf } from './changeOf';
import { reportSave, withdrawUnknownOutcome } from './reportSave';
import { batchesOf, runBatches, type CellBatch, type CellsRun } from './runBatches';
import { applyAnswers } from './applyAnswers';
import { useEditProblems } from './useEditProblems';
import { useUndoStack, type Step } from './useUndoStack';

interface Saving {
  owner: PriceOwner;
  currency: string;
  edits: SheetEdits;
  /** Saved text of a cell. */
  savedText: (cell: CellId) => string;
}

/** Saves valid edits; refused ones stay in their cells with the reason. A save can be undone and redone. */
export function useSavingPrices({ owner, currency, edits, savedText }: Saving) {
  // Blocks a second key press before the first one has rendered.
  const isBusy = useRef(false);
  /** What was saved when another save was requested during one. */
  const awaitedFrom = useRef<Saving['savedText']>(undefined);
  const [isSaving, setSaving] = useState(false);
  const unanswered = useRef<readonly CellBatch[]>([]);
  const { problems, sendable, addRefusals } = useEditProblems({ currency, edits, savedText });
  const steps = useUndoStack();
  const target = { ...owner, currency };

  /** Applies the answers of the server. */
  function adopt(run: CellsRun) {
    unanswered.current = run.unanswered;
    const outcome = applyAnswers(run.done, { owner, currency, edits });
    addRefusals(outcome.refusals);
    return outcome;
  }

  /** Runs one save at a time, and reads the prices again afterwards. */
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
      const isEmpty = step.length === 0;
      if (!isEmpty) steps.push(step);
      const undo = isEmpty ? undefined : { label: 'Undo', undoes: true, run: () => void undoStep(step) };
      if (run.failure !== undefined) awaitedFrom.current = undefined;
      const left = earlier.left + later.left;
      reportSave({ saved: step.length, left, failure: run.failure, undo });
    });
  };

  /** Saves an earlier step again, or its inverse; prices that another user has changed since are skipped. */
  const repeat = (step: Step, done: string, settle: () => void) =>
    runExclusively(async () => {
      const run = await runBatches(target, batchesOf(step));
      const { left } = adopt({ ...run, unanswered: unanswered.current });
      if (run.failure !== undefined) return showSnackbar(`Not ${done}: ${messageOf(run.failure)}`, 'error');
      settle();
      const count = plural(step.length - left, 'price');
      if (left > 0) showSnackbar(`${count} ${done}. ${left} have changed since.`, 'warning');
      else showSnackbar(`${count} ${done}`, 'success');
    });

  const undoStep = async (step: Step): Promise<void> => {
    if (!steps.has(step)) return showSnackbar('Already undone');
    await repeat(step.map(inverseOf), 'undone', () => steps.undone(step));
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
    /** Undoes the last save of this page view; false if there is none. */
    undoSaved: (): boolean => {
      const step = steps.toUndo();
      if (step) void undoStep(step);
      return step !== undefined;
    },
    redoSaved: (): boolean => {
      const step = steps.toRedo();
      if (step) void repeat(step, 'saved again', () => steps.redone(step));
      return step !== undefined;
    },
  };
}
