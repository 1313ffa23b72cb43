import type { Answer } from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { hasResult } from '../http/answerShape';
import { call } from '../calls/call';

/** Answer of a read that is not a collection. `withPath`: path of the collection with which it is refreshed. */
export const useAnswer = <T>(url: string, params: object, withPath: string, isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: [withPath, url, params],
    queryFn: ({ signal }) =>
      call<Answer<T>>({ method: 'GET', url, params, signal }, hasResult).then(({ result }) => result),
  });
