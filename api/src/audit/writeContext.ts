import type { Role } from '@itinera/shared/contracts';
import { system, type Actor } from '../db/actor';
import type { Origin } from '../http/origin';

/** On whose behalf something is written, and where the request came from. */
export interface WriteContext extends Origin {
  actor: Actor;
  role: Role | null;
  /** The state of the entry that its writer has seen, as the header If-Match tells it. */
  ifMatch: string | undefined;
}

/** For what the program does without being asked: jobs and commands. */
export const systemContext = (job: string): WriteContext => ({
  actor: system(job),
  role: null,
  ifMatch: undefined,
  requestId: null,
  ip: null,
  build: null,
});
