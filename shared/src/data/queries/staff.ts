import { usersPath, type User } from '@itinera/shared/contracts';
import { personName } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callForList } from '../calls/call';

/** Staff as options of a select. Loaded only for fields that need them; partners receive none. */
export function useStaff(isNeeded: boolean): { value: string; label: string }[] {
  const isPartner = useSession().partner !== undefined;
  const { data } = useQuery({
    queryKey: [usersPath, 'staff'],
    queryFn: ({ signal }) =>
      callForList<User>({ url: usersPath, params: { is_staff: true, per_page: 200 }, signal }),
    enabled: isNeeded && !isPartner,
  });
  const listed = data?.result;
  return useMemo(() => (listed ?? []).map((user) => ({ value: user.id, label: personName(user) })), [listed]);
}

/** Name of a member of staff by id. */
export function useStaffNames(isNeeded: boolean): (id: string) => string {
  const staff = useStaff(isNeeded);
  return useMemo(() => {
    const names = new Map(staff.map(({ value, label }) => [value, label]));
    return (id: string) => names.get(id) ?? 'Staff';
  }, [staff]);
}
