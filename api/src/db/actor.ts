export interface Person {
  kind: 'staff' | 'partner';
  id: string;
  /** The fields defined by the company that the person's role sees (`booking.vip`). Absent: staff see all of them, and partners none. */
  customFields?: readonly string[];
}

/** On whose behalf SQL runs. The policies of the database distinguish the three kinds. */
export type Actor =
  | Person

  /**
   * The program itself: sessions, seed, jobs. `job` names it in the log of the database. What it does for one person,
   * such as looking their session up, is in the line of that person.
   */
  | { kind: 'system'; job: string; onBehalfOf?: string };

export const system = (job: string, onBehalfOf?: string): Actor =>
  onBehalfOf === undefined ? { kind: 'system', job } : { kind: 'system', job, onBehalfOf };
