/** On whose behalf SQL runs. The policies of the database distinguish the three kinds. */
export type Actor =
  | { kind: 'staff'; id: string }
  | { kind: 'partner'; id: string }
  /**
   * The program itself: sessions, seed, jobs. `job` names it in the log of the database. What it does for one person,
   * such as looking their session up, is in the line of that person.
   */
  | { kind: 'system'; job: string; onBehalfOf?: string };

export const system = (job: string, onBehalfOf?: string): Actor =>
  onBehalfOf === undefined ? { kind: 'system', job } : { kind: 'system', job, onBehalfOf };
