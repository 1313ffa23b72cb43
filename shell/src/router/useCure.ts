import type { Owner } from '@itinera/shared/routes';
import { useEffect, useState } from 'react';
import type * as Recovery from '../recovery';
import { useReopen } from './useReopen';

interface Uncured {
  error: unknown;
  /** Details for support; undefined if their code can't be loaded. */
  Incident?: typeof Recovery.Incident;
}

/** Shows the page from another release of its remote, if that helps. Undefined while that is being tried. */
export function useCure(owner: Owner, error: unknown): Uncured | undefined {
  const reopen = useReopen();
  const [uncured, setUncured] = useState<Uncured>();
  const isTrying = uncured?.error !== error;
  useEffect(() => {
    if (!isTrying) return;
    let isHere = true;
    void import(/* webpackChunkName: "recovery" */ '../recovery')
      .then(async ({ cure, Incident }) => {
        const isCured = await cure(owner, error);
        if (!isHere) return;
        if (isCured) await reopen();
        else setUncured({ error, Incident });
      })
      .catch(() => setUncured({ error }));
    return () => {
      isHere = false;
    };
  }, [isTrying, owner, error, reopen]);
  return isTrying ? undefined : uncured;
}
