import { users } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { partnerName } from '@itinera/shared/format';

/** Names of all partners by id; empty until they are loaded. */
export function usePartnerNames(): (id: string) => string {
  const { data } = useList(users, { role: 'dmc', page: 1, per_page: 200 });
  const names = new Map(data?.result.map((user) => [user.id, partnerName(user)]));
  return (id) => names.get(id) ?? '';
}
