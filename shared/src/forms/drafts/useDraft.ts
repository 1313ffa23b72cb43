import { useLocation } from '@itinera/shared/router';
import { discardDraft, keepDraft, useDrafts, type Draft } from '@itinera/shared/state';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { useClashes } from '../clash/useClashes';
import { sameInput } from '../leave/useDirty';
import { draftSubject } from './draftSubject';

/** Debounce after which input is kept, in milliseconds. */
const PAUSE_MS = 300;

interface Drafted<I extends FieldValues, O> {
  /** Identifies form and object. */
  key: string;
  title: string;
  form: UseFormReturn<I, unknown, O>;
  isDirty: boolean;
  clashes: Pick<ReturnType<typeof useClashes<I, O>>, 'putOnTop'>;
}

/**
 * Keeps the input as a draft while the form is open, and restores one whose form was closed without the person's doing. Call `finish`
 * when it is saved or discarded.
 */
export function useDraft<I extends FieldValues, O>({ key, title, form, isDirty, clashes }: Drafted<I, O>) {
  const { getValues, reset, subscribe, formState } = form;
  const waiting = useDrafts((drafts) => drafts[key]);
  const [restored, setRestored] = useState(false);
  const { pathname, search } = useLocation();
  const unfinished = useRef(false);
  /** A ref, so that effects run when the form opens and closes, not at each render. */
  const latest = useRef({ keep: (_state: Draft['state']) => {}, restore: (_draft: Draft) => {} });

  useEffect(() => {
    const base = formState.defaultValues ?? {};
    const address = pathname + search;
    latest.current = {
      keep: (state) => {
        const typed = getValues();
        keepDraft(key, { title, subject: draftSubject(base), address, typed, base, at: Date.now(), state });
      },
      restore: (draft) => {
        clashes.putOnTop(draft.base as I, draft.typed as I);
        // Saved since, such as by a save with a lost answer.
        if (sameInput(getValues(), base)) return discardDraft(key);
        keepDraft(key, { ...draft, state: 'open' });
        setRestored(true);
      },
    };
  });

  useEffect(() => {
    if (waiting && waiting.state !== 'open') latest.current.restore(waiting);
  }, [waiting]);

  useEffect(() => {
    // Typed back to the saved values: nothing is left to restore.
    if (unfinished.current && !isDirty) discardDraft(key);
    unfinished.current = isDirty;
    if (!isDirty) return;
    // A finished form may be shown for a moment while its page is left.
    const keepAfterPause = () =>
      setTimeout(() => unfinished.current && latest.current.keep('open'), PAUSE_MS);
    let timer = keepAfterPause();
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = keepAfterPause();
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key, isDirty, subscribe]);

  useEffect(
    () => () => {
      if (unfinished.current) latest.current.keep('closed');
    },
    [key],
  );

  return {
    restored,
    forgetRestored: () => {
      discardDraft(key);
      reset();
      setRestored(false);
    },
    finish: () => {
      unfinished.current = false;
      discardDraft(key);
    },
  };
}
