import { auditLog, type AuditEntry, type ListAnswer } from '@itinera/shared/contracts';
import { callForList } from '@itinera/shared/data';

export const perPage = 100;

/** Reads one page of the log, newest first. */
export const readAudit = (query: Record<string, string>, page: number): Promise<ListAnswer<AuditEntry>> =>
  callForList<AuditEntry>({ url: auditLog.path, params: { ...query, page, per_page: perPage } });
