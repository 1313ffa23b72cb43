import { pageSubject } from '@itinera/shared/forms';
import { useLocation } from '@itinera/shared/router';
import { discardDraft, keepDraft, useDrafts, type Draft } from '@itinera/shared/state';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cellKey, withChanges, type Change, type Edit, type Edits, type ValueOf } from './edits';
import { beginWith, redo, step, undo, type History } from './history';

/** The unsaved edits of a sheet, with undo and redo. */
export interface SheetEdits {
  all: Edits;
  /** Text of a cell: the edit, else the saved text. */
  textOf: ValueOf;
  /** Current edits, also inside the event that changed them. */
  newest: () => Edits;
  /** One step; the same `typing` continues the last step. */
  change: (changes: readonly Change[], typing?: string) => void;
  /** Number of changed cells; 0 if there was nothing to undo or redo. */
  undo: () => number;
  redo: () => number;
  /** Removes edits that were saved or discarded. Saved ones can no longer be undone here. */
  settle: (keys: readonly string[]) => void;
  /** Keeps an edit although another text was saved in its cell. */
  keepMine: (key: string, saved: string) => void;
}

const differing = (one: Edits, other: Edits): number =>
  [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key)?.text !== other.get(key)?.text)
    .length;

const editsIn = (draft: Draft | undefined): Edits =>
  new Map(((draft?.typed ?? []) as Edit[]).map((edit) => [cellKey(edit), edit]));

/** Debounce after which edits are kept, in milliseconds. */
const PAUSE_MS = 300;

/** `draftKey`: of the draft that survives unmounting, a reload and a crash; `title` is its name, `unit` that of what is typed. */
export function useEdits(
  valueOf: ValueOf,
  draftKey: string,
  title = pageSubject(),
  unit?: string,
): SheetEdits {
  const [history, setHistory] = useState<History>(() => beginWith(editsIn(useDrafts.getState()[draftKey])));
  const latest = useRef(history);
  const isShown = useRef(true);
  const saved = useRef(valueOf);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const keep = useRef((_state: Draft['state']) => {});
  useLayoutEffect(() => {
    saved.current = valueOf;
    keep.current = (state) => {
      const typed = [...latest.current.now.values()];
      if (typed.length === 0) discardDraft(draftKey);
      else keepDraft(draftKey, { title, subject: pageSubject(), address, typed, at: Date.now(), state });
    };
  });

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      keep.current('closed');
    };
  }, [draftKey]);

  useEffect(() => {
    const timer = setTimeout(() => keep.current('open'), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draftKey, history.now]);

  const waiting = useDrafts((drafts) => drafts[draftKey]);
  useEffect(() => {
    if (!waiting || waiting.state === 'open') return;
    // The draft may have been found after something was typed here.
    latest.current = beginWith(new Map([...editsIn(waiting), ...latest.current.now]));
    setHistory(latest.current);
    keep.current('open');
  }, [waiting]);

  const actions = useMemo(() => {
    const put = (next: History) => {
      latest.current = next;
      setHistory(next);
      // A save that was answered later; the draft may have been restored again.
      if (!isShown.current && draftKey in useDrafts.getState()) keep.current('closed');
    };
    const go = (next: History | undefined): number => {
      if (!next) return 0;
      const count = differing(latest.current.now, next.now);
      put(next);
      return count;
    };
    return {
      newest: () => latest.current.now,
      change: (changes: readonly Change[], typing?: string) =>
        put(step(latest.current, withChanges(latest.current.now, changes, saved.current, unit), typing)),
      undo: () => go(undo(latest.current)),
      redo: () => go(redo(latest.current)),
      settle: (keys: readonly string[]) => {
        const gone = new Set(keys);
        put(beginWith(new Map([...latest.current.now].filter(([key]) => !gone.has(key)))));
      },
      keepMine: (key: string, base: string) => {
        const edit = latest.current.now.get(key);
        if (edit) put(beginWith(new Map(latest.current.now).set(key, { ...edit, base })));
      },
    };
  }, [draftKey, unit]);

  const { now } = history;
  return { ...actions, all: now, textOf: (cell) => now.get(cellKey(cell))?.text ?? valueOf(cell) };
}
