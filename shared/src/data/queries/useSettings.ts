import { settingsPath, type Answer, type Settings } from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { hasResult } from '../http/answerShape';
import { call } from '../calls/call';

/** Settings of the company. Partners read those that their own prices depend on. */
export function useSettings() {
  return useQuery({
    queryKey: [settingsPath],
    queryFn: ({ signal }) =>
      call<Answer<Settings>>({ method: 'GET', url: settingsPath, signal }, hasResult).then(
        ({ result }) => result,
      ),
    // Structural sharing would return another object than the one its tag belongs to.
    structuralSharing: false,
  });
}
