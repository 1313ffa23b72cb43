import type { Owner } from '@itinera/shared/routes';
import { useEffect, useState } from 'react';
import type * as Recovery from '../recovery';
import { useReopen } from './useReopen';

interface NotReplaced {
  error: unknown;
  /** Details for support; undefined if their code can't be loaded. */
  Incident?: typeof Recovery.Incident;
}

/** Shows the page from another release of its remote, if that helps. Undefined while that is being tried. */
export function useReplacement(owner: Owner, error: unknown): NotReplaced | undefined {
  const reopen = useReopen();
  const [notReplaced, setNotReplaced] = useState<NotReplaced>();
  const isTrying = notReplaced?.error !== error;
  useEffect(() => {
    if (!isTrying) return;
    let isHere = true;
    void import(/* webpackChunkName: "recovery" */ '../recovery')
      .then(async ({ replaceFailedRelease, Incident }) => {
        const isReplaced = await replaceFailedRelease(owner, error);
        if (!isHere) return;
        if (isReplaced) await reopen();
        else setNotReplaced({ error, Incident });
      })
      .catch(() => setNotReplaced({ error }));
    return () => {
      isHere = false;
    };
  }, [isTrying, owner, error, reopen]);
  return isTrying ? undefined : notReplaced;
}
