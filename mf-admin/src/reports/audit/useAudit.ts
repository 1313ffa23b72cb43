import { auditLog, type AuditEntry, type ListAnswer } from '@itinera/shared/contracts';
import { callForList, messageOf } from '@itinera/shared/data';
import { useEffect, useState } from 'react';

const perPage = 100;

export const readAudit = (
  query: Record<string, string>,
  page: number,
  signal?: AbortSignal,
): Promise<ListAnswer<AuditEntry>> =>
  callForList<AuditEntry>({
    url: auditLog.path,
    params: { ...query, page, per_page: perPage },
    ...(signal && { signal }),
  });

interface Read {
  /** Of which query these are. */
  key: string;
  entries: AuditEntry[];
  total: number;
}

/** The log, newest first, page after page. What was read stays while more of it, or another query, is read. */
export function useAudit(query: Record<string, string>) {
  const key = JSON.stringify(query);
  const [read, setRead] = useState<Read>();
  const [wanted, setWanted] = useState({ key, page: 1, attempt: 0 });
  const [problem, setProblem] = useState<string>();
  if (wanted.key !== key) setWanted({ key, page: 1, attempt: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    void readAudit(JSON.parse(wanted.key), wanted.page, leaving.signal).then(
      ({ result, total }) => {
        setProblem(undefined);
        setRead((before) => {
          const earlier = wanted.page > 1 && before?.key === wanted.key ? before.entries : [];
          const known = new Set(earlier.map(({ id }) => id));
          return {
            key: wanted.key,
            total,
            entries: [...earlier, ...result.filter(({ id }) => !known.has(id))],
          };
        });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setProblem(messageOf(error));
      },
    );
    return () => leaving.abort();
  }, [wanted]);
  return {
    read,
    problem,
    isCurrent: read?.key === key,
    readMore: () => setWanted({ ...wanted, page: wanted.page + 1, attempt: 0 }),
    again: () => setWanted({ ...wanted, attempt: wanted.attempt + 1 }),
  };
}
