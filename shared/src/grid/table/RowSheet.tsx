import { RowStepsContext } from '@itinera/shared/router';
import { Suspense, type ReactNode } from 'react';
import type { DataList } from '../dataList/useDataList';
import { useRowSteps } from '../dataList/useRowSteps';
import type { ListCollection } from '../list/listAddress';

interface RowSheetProps<C extends ListCollection> {
  list: DataList<C>;
  /** Search parameter with the id of the row. */
  parameter: string;
  /** The sheet, if the address opens one. */
  children: ReactNode;
}

/** Around the sheet of a row: in its head are steps to the sheets of the neighbours. */
export function RowSheet<C extends ListCollection>({ list, parameter, children }: RowSheetProps<C>) {
  const steps = useRowSteps(list, parameter);
  return (
    <RowStepsContext value={steps}>
      <Suspense>{children}</Suspense>
    </RowStepsContext>
  );
}
