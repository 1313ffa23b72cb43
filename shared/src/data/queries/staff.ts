import { usersPath, type User } from '@itinera/shared/contracts';
import { personName } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callForList } from '../http/call';

/**
 * People of the staff, as options of a select. Read only where a field names one of them; partners get to know none.
 */
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

/** Names a person of the staff by id. */
export function useStaffNames(isNeeded: boolean): (id: string) => string {
  const staff = useStaff(isNeeded);
  return useMemo(() => {
    const names = new Map(staff.map(({ value, label }) => [value, label]));
    return (id: string) => names.get(id) ?? 'Staff';
  }, [staff]);
}
