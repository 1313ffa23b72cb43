import type { Role } from '@itinera/shared/contracts';
import { system, type Actor } from '../db/actor';
import type { Origin } from '../http/origin';

/** The writer, and the origin of the request. */
export interface WriteContext extends Origin {
  actor: Actor;
  role: Role | null;
  /** The state of the entry that the writer has seen, from the If-Match header. */
  ifMatch: string | undefined;
  /** The write erases a person, with values of custom fields that the writer may neither see nor change. */
  erasesCustom?: true;
}

/** The context of writes by the program: jobs and commands. */
export const systemContext = (job: string): WriteContext => ({
  actor: system(job),
  role: null,
  ifMatch: undefined,
  requestId: null,
  ip: null,
  network: null,
  build: null,
});
