/** On whose behalf SQL runs. The database's policies know the three kinds. */
export type Actor =
  | { kind: 'staff'; id: string }
  | { kind: 'partner'; id: string }
  /** The program itself: sessions, seed, jobs. `job` says which in the log of the database. */
  | { kind: 'system'; job: string };

export const system = (job: string): Actor => ({ kind: 'system', job });
