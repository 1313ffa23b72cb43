import { priceCells, quotesPath, type CellChange, type CellValue } from '@itinera/shared/contracts';
import { isUnanswered, messageOf, readAgain } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { cellKey, isClash, type CellId, type Edit, type SheetEdits } from '@itinera/shared/sheet';
import { dismissMessage, showSnackbar, useMessages } from '@itinera/shared/state';
import { useMemo, useRef, useState } from 'react';
import { priceText, problemText } from '../amounts/priceText';
import { readPrice } from '../amounts/readPrice';
import { inverseOf } from '../cells/inverseOf';
import { noPrice } from '../cells/isPriced';
import type { PriceOwner } from '../cells/saveCells';
import { cacheCells, type KnownCell } from './cachedCells';
import { batchesOf, runBatches, type CellBatch, type CellsRun } from './runBatches';

interface Saving {
  owner: PriceOwner;
  currency: string;
  edits: SheetEdits;
  /** The text that is saved in a cell. */
  savedText: (cell: CellId) => string;
}

/** Changes that were saved together, and are undone together. */
type Step = readonly CellChange[];

const cellIdOf = ({ graph_price_id, period_id }: CellChange): CellId => ({
  row: graph_price_id,
  column: period_id,
});

/** Saves what can be saved; what is refused stays in its cell, with the reason. What was saved can be undone and redone. */
export function useSavingPrices({ owner, currency, edits, savedText }: Saving) {
  // Guards against a second key press before the first one has rendered.
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, { text: string; reason: string }>>(new Map());
  const unanswered = useRef<readonly CellBatch[]>([]);
  const steps = useRef<{ past: readonly Step[]; future: readonly Step[] }>({ past: [], future: [] });

  const reasonOf = (edit: Edit): string | undefined => {
    if (isClash(edit, savedText)) {
      const theirs = savedText(edit);
      return theirs === '' ? 'Someone else has removed this price.' : `Someone else has saved ‘${theirs}’.`;
    }
    const { problem } = readPrice(edit.text, currency);
    if (problem) return problemText(problem, currency);
    const refusal = refused.get(cellKey(edit));
    return refusal?.text === edit.text ? refusal.reason : undefined;
  };

  /** Why edits can't be saved, by the key of their cell; thousands are not judged again by each key press. */
  const problems = useMemo(() => {
    const found = new Map<string, string>();
    for (const [key, edit] of edits.all) {
      const reason = reasonOf(edit);
      if (reason !== undefined) found.set(key, reason);
    }
    return found;
    // What `reasonOf` reads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [edits.all, savedText, refused, currency]);

  const valueOf = (text: string): CellValue => readPrice(text, currency).value ?? noPrice;
  const changeOf = (edit: Edit): CellChange => ({
    graph_price_id: edit.row,
    period_id: edit.column,
    ...valueOf(edit.text),
    was: valueOf(edit.base),
  });
  const sendable = (): Edit[] => [...edits.newest().values()].filter((edit) => reasonOf(edit) === undefined);

  /** Takes over what the server has answered, and returns what was saved and how many were not. */
  function adopt({ done, unanswered: left }: CellsRun) {
    unanswered.current = left;
    const known: KnownCell[] = [];
    const reasons = new Map<string, { text: string; reason: string }>();
    const settled: string[] = [];
    const saved: CellChange[] = [];
    for (const { cells, verdicts } of done) {
      for (const [index, cell] of cells.entries()) {
        const { status, id, current, message } = verdicts[index] ?? { status: 'refused' };
        const { price_minor, is_free } = cell;
        const key = cellKey(cellIdOf(cell));
        const text = priceText(cell, currency);
        if (status === 'saved' || status === 'unchanged') {
          known.push({ ...cell, id, value: { price_minor, is_free } });
          if (status === 'saved') saved.push(cell);
          // An edit that was continued meanwhile now compares with what was saved.
          if (edits.newest().get(key)?.text === text) settled.push(key);
          else edits.keepMine(key, text);
        } else if (status === 'conflict') known.push({ ...cell, id, value: current ?? noPrice });
        else reasons.set(key, { text, reason: message ?? 'This price was refused.' });
      }
    }
    cacheCells(owner, known);
    if (settled.length > 0) edits.settle(settled);
    setRefused((before) => new Map([...before, ...reasons]));
    const sent = done.reduce((sum, { cells }) => sum + cells.length, 0);
    return { saved, left: sent - known.length + countOf(done, 'conflict') };
  }

  /** Runs one save at a time, and reads the prices again behind it. */
  async function alone(run: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    await run();
    isBusy.current = false;
    setSaving(false);
    void readAgain(priceCells);
    void readAgain({ path: quotesPath, partOf: undefined });
  }

  function report(step: Step, left: number, failure: unknown): void {
    const undo =
      step.length > 0 ? { label: 'Undo', undoes: true, run: () => void undoStep(step) } : undefined;
    const count = plural(step.length, 'price');
    if (isUnanswered(failure))
      showSnackbar(`${unknownOutcome} ${messageOf(failure)} Unsaved ones stay marked: save again.`, 'error');
    else if (failure !== undefined) showSnackbar(`Not saved: ${messageOf(failure)}`, 'error', undo);
    else if (left > 0)
      showSnackbar(`${count} saved, ${left} refused. Check the marked ones.`, 'warning', undo);
    else showSnackbar(`${count} saved`, 'success', undo);
  }

  const save = (): Promise<void> => {
    if (sendable().length === 0 && unanswered.current.length === 0) return Promise.resolve();
    return alone(async () => {
      withdrawUnknownOutcome();
      // What an earlier answer would have said decides what is still to be sent.
      const before = await runBatches(owner, unanswered.current);
      const earlier = adopt(before);
      const run =
        before.failure === undefined ? await runBatches(owner, batchesOf(sendable().map(changeOf))) : before;
      const later = run === before ? { saved: [], left: 0 } : adopt(run);
      const step = [...earlier.saved, ...later.saved];
      if (step.length > 0) steps.current = { past: [...steps.current.past, step], future: [] };
      report(step, earlier.left + later.left, run.failure);
    });
  };

  /** Saves a step that was taken before, or its inverse; what somebody else has changed since is left as it is. */
  const repeat = (step: Step, done: string, settle: () => void) =>
    alone(async () => {
      const run = await runBatches(owner, batchesOf(step));
      const { left } = adopt({ ...run, unanswered: unanswered.current });
      if (run.failure !== undefined) return showSnackbar(`Not ${done}: ${messageOf(run.failure)}`, 'error');
      settle();
      const count = plural(step.length - left, 'price');
      if (left > 0) showSnackbar(`${count} ${done}. ${left} have changed since.`, 'warning');
      else showSnackbar(`${count} ${done}`, 'success');
    });

  const undoStep = async (step: Step): Promise<void> => {
    if (!steps.current.past.includes(step)) return showSnackbar('Already undone');
    await repeat(step.map(inverseOf), 'undone', () => {
      const { past, future } = steps.current;
      steps.current = { past: past.filter((other) => other !== step), future: [step, ...future] };
    });
  };

  return {
    save,
    isSaving,
    problems,
    /** How many edits a save would send. */
    count: edits.all.size - problems.size,
    /** Undoes the last save of this sitting; false if there is none. */
    undoSaved: (): boolean => {
      const step = steps.current.past.at(-1);
      if (step) void undoStep(step);
      return step !== undefined;
    },
    redoSaved: (): boolean => {
      const [step] = steps.current.future;
      if (step)
        void repeat(step, 'saved again', () => {
          const { past, future } = steps.current;
          steps.current = { past: [...past, step], future: future.slice(1) };
        });
      return step !== undefined;
    },
  };
}

const unknownOutcome = 'It is not known whether all prices were saved.';

/** This save will tell the outcome of the one before. */
function withdrawUnknownOutcome(): void {
  for (const { key, text } of useMessages.getState().snackbars)
    if (text.startsWith(unknownOutcome)) dismissMessage(key);
}

const countOf = (done: CellsRun['done'], status: string): number =>
  done.reduce((sum, { verdicts }) => sum + verdicts.filter((verdict) => verdict.status === status).length, 0);
