import { messageOf, queryClient, undoSteps } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { useEffect, useRef, useState } from 'react';
import type { CheckedRow } from '../check/verdict';
import type { ImportDefinition } from '../definition';
import { beginTaking, takeChunk, type Taking } from '../take/takeRows';

type State = 'running' | 'stopped' | 'failed' | 'done' | 'undoing' | 'undone';

/** Adds rows chunk by chunk; what stops can go on, and what was added can be taken back. */
export function useTaking(definition: ImportDefinition) {
  const [taking, setTaking] = useState<Taking>();
  const [state, setState] = useState<State>('running');
  const [problem, setProblem] = useState<string>();
  const [kept, setKept] = useState(0);
  const stops = useRef(false);
  useEffect(
    () => () => {
      stops.current = true;
    },
    [],
  );

  async function go(from: Taking) {
    stops.current = false;
    setState('running');
    let now = from;
    setTaking(now);
    try {
      while (now.waiting.length > 0 && !stops.current) {
        now = await takeChunk(definition, now);
        setTaking(now);
      }
      setState(now.waiting.length > 0 ? 'stopped' : 'done');
    } catch (error) {
      setProblem(messageOf(error));
      setState('failed');
    } finally {
      void queryClient.invalidateQueries({ queryKey: [definition.of.path] });
    }
  }

  async function undo() {
    if (!taking) return;
    setState('undoing');
    const left = await undoSteps(
      definition.of,
      taking.undos,
      `The import is undone: ${plural(taking.added, definition.noun)} removed`,
    );
    setKept(left ?? 0);
    setState(left === undefined ? 'done' : 'undone');
  }

  return {
    taking,
    state,
    problem,
    /** How many were not removed by Undo, because somebody has changed or used them since. */
    kept,
    start: (rows: CheckedRow[]) => void go(beginTaking(rows)),
    goOn: () => taking && void go(taking),
    stop: () => {
      stops.current = true;
    },
    undo: () => void undo(),
  };
}

export type TakingRows = ReturnType<typeof useTaking>;
