import { travellers, type Traveller } from '@itinera/shared/contracts';
import { client } from '@itinera/shared/data';
import { useEffect, useState } from 'react';

/** The travellers with these ids, as soon as they are known. Fields say themselves where one can't be read. */
export function usePeople(ids: readonly string[]): ReadonlyMap<string, Traveller> {
  const [people, setPeople] = useState<ReadonlyMap<string, Traveller>>(new Map());
  const wanted = ids.filter((id) => !people.has(id)).join();
  useEffect(() => {
    let isWanted = true;
    for (const id of wanted ? wanted.split(',') : [])
      client(travellers)
        .get(id)
        .then(
          (person) => isWanted && setPeople((known) => new Map([...known, [id, person]])),
          () => undefined,
        );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return people;
}
