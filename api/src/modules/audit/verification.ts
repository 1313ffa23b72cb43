import { verifyAudit } from '../../audit/verifyAudit';
import type { Database } from '../../db/database';

/** The job that recomputes all seals of the log. Its row has the time of the last success. */
export const verification = 'verify-audit';

export async function requireIntactLog(database: Database): Promise<void> {
  const { broken } = await verifyAudit(database);
  if (broken) throw new Error(`Row ${broken.id} of the audit log: ${broken.reason}`);
}
