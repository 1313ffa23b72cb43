import { useRevalidator } from '@itinera/shared/router';
import type { Owner } from '@itinera/shared/routes';
import { useEffect, useState } from 'react';

/** Shows the page from another release of its remote, where that may help; true for as long as that is being tried. */
export function useCure(owner: Owner, error: unknown): boolean {
  const { revalidate } = useRevalidator();
  const [hopeless, setHopeless] = useState<unknown>();
  const isTrying = owner !== 'shell' && hopeless !== error;
  useEffect(() => {
    if (!isTrying) return;
    void import(/* webpackChunkName: "recovery" */ '../recovery')
      .then(({ cure }) => cure(owner, error))
      .catch(() => false)
      .then((isCured) => (isCured ? revalidate() : setHopeless(error)));
  }, [isTrying, owner, error, revalidate]);
  return isTrying;
}
