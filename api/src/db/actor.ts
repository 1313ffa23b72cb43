/** On whose behalf SQL runs. The policies of the database distinguish the three kinds. */
export type Actor =
  | { kind: 'staff'; id: string }
  | { kind: 'partner'; id: string }
  /** The program itself: sessions, seed, jobs. `job` names it in the log of the database. */
  | { kind: 'system'; job: string };

export const system = (job: string): Actor => ({ kind: 'system', job });
