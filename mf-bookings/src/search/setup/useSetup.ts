import { savedViews } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { usualSetup, type ResultSetup } from '../result/resultSetup';
import { listOfSetups, setupOfView } from './setupOfView';

/** The person's setup; undefined while loading, the default without one or on failure. */
export function useSetup(): ResultSetup | undefined {
  const { data, isError } = useList(savedViews, { list: listOfSetups });
  if (!data) return isError ? usualSetup : undefined;
  const chosen = data.result.find(({ is_default }) => is_default);
  return chosen ? setupOfView(chosen) : usualSetup;
}
