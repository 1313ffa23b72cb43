import { messageOf } from '@itinera/shared/data';
import { useEffect, useState } from 'react';
import { checkRows, type CheckProgress } from '../check/checkRows';
import type { CheckedRow } from '../check/verdict';
import type { Mapping } from '../columns/mapping';
import type { ImportDefinition } from '../definition';
import type { Sheet } from '../read/sheet';

/** Checks rows when it mounts; aborted when it unmounts. */
export function useCheck(definition: ImportDefinition, mapping: Mapping, sheet: Sheet) {
  const [rows, setRows] = useState<CheckedRow[]>();
  const [progress, setProgress] = useState<CheckProgress>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const stop = new AbortController();
    checkRows(
      definition,
      mapping,
      sheet,
      stop.signal,
      (now) => !stop.signal.aborted && setProgress(now),
    ).then(
      (checked) => !stop.signal.aborted && setRows(checked),
      (error: unknown) => !stop.signal.aborted && setProblem(messageOf(error)),
    );
    return () => stop.abort();
  }, [definition, mapping, sheet, attempt]);

  return {
    rows,
    progress,
    problem,
    again: () => {
      setProblem(undefined);
      setProgress(undefined);
      setAttempt(attempt + 1);
    },
  };
}
