import type { AnyCollection, EmbeddedName } from '@itinera/shared/contracts';

/** How the entry of an id is loaded and named. */
export interface Reference {
  of: AnyCollection;
  query: object;
  nameOf(entry: unknown): string;
}

/** An entry whose history is shown. */
export interface HistoryOf {
  collection: AnyCollection & { names?: AnyCollection };
  id: string;
  /** Its names, whose changes are included. */
  names?: readonly EmbeddedName[] | undefined;
  /** Labels of its fields. */
  labels: Readonly<Record<string, string | undefined>>;
  /** References of fields with an id. */
  references: Readonly<Record<string, Reference | undefined>>;
}
