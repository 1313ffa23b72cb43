import { beginRun, messageOf, runWrites, undosOf, undoWrites } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { useEffect, useRef, useState } from 'react';
import type { CheckedRow } from '../check/verdict';
import type { ImportDefinition } from '../definition';
import { rowWrites, type ImportRun } from '../run/rowWrites';

type State = 'running' | 'stopped' | 'failed' | 'done' | 'undoing' | 'undone';

const stateOf = ({ waiting, failure }: ImportRun): State => {
  if (failure) return 'failed';
  return waiting.length > 0 ? 'stopped' : 'done';
};

/** Adds rows batch by batch; an interrupted run can be continued, and a finished one undone. */
export function useImportRun(definition: ImportDefinition) {
  const [run, setRun] = useState<ImportRun>();
  const [state, setState] = useState<State>('running');
  const [kept, setKept] = useState(0);
  const stops = useRef(false);
  useEffect(
    () => () => {
      stops.current = true;
    },
    [],
  );

  async function goOn(from: ImportRun) {
    stops.current = false;
    setState('running');
    setRun(from);
    const ended = await runWrites(definition.of, from, {
      onRefusal: 'skip',
      onProgress: setRun,
      isStopped: () => stops.current,
    });
    setState(stateOf(ended));
  }

  async function undo(from: ImportRun) {
    setState('undoing');
    const left = await undoWrites(definition.of, undosOf(from), {
      done: `Import undone: ${plural(from.done.length, definition.noun)} removed`,
    });
    setKept(left ?? 0);
    setState(left === undefined ? 'done' : 'undone');
  }

  return {
    run,
    state,
    /** Why it is interrupted. */
    problem: run?.failure && messageOf(run.failure.error),
    /** Number of entries that Undo skipped, because another user has changed or used them since. */
    kept,
    start: (rows: CheckedRow[]) => void goOn(beginRun(rowWrites(definition, rows))),
    goOn: () => run && void goOn(run),
    stop: () => {
      stops.current = true;
    },
    undo: () => run && void undo(run),
  };
}

export type ImportRunState = ReturnType<typeof useImportRun>;
