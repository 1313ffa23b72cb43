export interface Person {
  kind: 'staff' | 'partner';
  id: string;
  /** The custom fields that the person's role sees (`booking.vip`). Absent: staff see all of them, and partners none. */
  customFields?: readonly string[];
}

/** The actor that SQL runs for. The policies of the database distinguish the three kinds. */
export type Actor =
  | Person

  /** The program itself: sessions, seed, jobs. `job` names it in the log of the database. */
  | { kind: 'system'; job: string };

export const system = (job: string): Actor => ({ kind: 'system', job });
