import { allReports, reportsPath, type ReportKey, type ReportResult } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { useState } from 'react';

/** A report with these parameters. While another one of the same kind is made, the one before it stays. */
export function useReport(key: ReportKey, query: Record<string, string>) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useAnswer<ReportResult>(
    allReports[key].path,
    query,
    reportsPath,
  );
  const [last, setLast] = useState({ data, madeAt: dataUpdatedAt });
  if (data !== undefined && data !== last.data) setLast({ data, madeAt: dataUpdatedAt });
  return {
    result: data ?? last.data,
    madeAt: last.madeAt,
    isCurrent: data !== undefined,
    error,
    isFetching,
    refetch,
  };
}
