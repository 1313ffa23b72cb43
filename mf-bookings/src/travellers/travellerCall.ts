import { travellers, type Answer, type Traveller } from '@itinera/shared/contracts';
import { call, inTurn, repeatIfLost, tagNow, tagOf } from '@itinera/shared/data';

const pathOf = (id: string) => `${travellers.path}/${id}`;

interface TravellerCall {
  action: 'merge' | 'anonymise';
  data: object;
  key: string;
  /** Travelers who are written as well. */
  others?: readonly string[];
}

/** A call of a traveler that is no plain edit, after what this tab is still saving of all whom it is about; refused if others have changed the traveler since it was read. */
export function travellerCall(
  traveller: Traveller,
  { action, data, key, others = [] }: TravellerCall,
): Promise<Traveller> {
  const path = pathOf(traveller.id);
  const tag = tagOf(traveller);
  const send = () => {
    const headers = {
      'Idempotency-Key': key,
      ...(tag !== undefined && { 'If-Match': tagNow(path, tag) }),
    };
    return call<Answer<Traveller>>(
      { method: 'POST', url: `${path}/${action}`, data, headers },
      (body) => 'result' in body,
    );
  };
  return inTurn([path, ...others.map(pathOf)], () => repeatIfLost(send)).then(({ result }) => result);
}
