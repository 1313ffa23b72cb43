import { allReports, reportsPath, type ReportKey, type ReportResult } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { useState } from 'react';

/** Reads a report. While another one of the same kind loads, the previous result is kept. */
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
