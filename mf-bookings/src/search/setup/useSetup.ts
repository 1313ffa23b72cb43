import { savedViews } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { usualSetup, type ResultSetup } from '../result/resultSetup';
import { listOfSetups, setupOfView } from './setupOfView';

/** The setup that a person has chosen; undefined until it is known, as usual where there is none or it can't be read. */
export function useSetup(): ResultSetup | undefined {
  const { data, isError } = useList(savedViews, { list: listOfSetups });
  if (!data) return isError ? usualSetup : undefined;
  const chosen = data.result.find(({ is_default }) => is_default);
  return chosen ? setupOfView(chosen) : usualSetup;
}
