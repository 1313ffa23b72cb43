import { users } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import { partnerName } from '@itinera/shared/format';

/** Name of a partner by id. */
export function usePartnerName(id: string): string {
  const { data, error } = useChosen(users, id);
  return data ? partnerName(data) : error ? 'A partner that was not found' : '…';
}
