import type { AnyCollection, EmbeddedName } from '@itinera/shared/contracts';

/** Where the entry behind an id is found, and what it is called. */
export interface Reference {
  of: AnyCollection;
  query: object;
  nameOf(entry: unknown): string;
}

/** An entry whose history is shown. */
export interface HistoryOf {
  collection: AnyCollection & { names?: AnyCollection };
  id: string;
  /** Its name records, whose changes are shown among its own. */
  names?: readonly EmbeddedName[] | undefined;
  /** Labels of its fields. */
  labels: Readonly<Record<string, string | undefined>>;
  /** Of the fields that hold an id. */
  references: Readonly<Record<string, Reference | undefined>>;
}
