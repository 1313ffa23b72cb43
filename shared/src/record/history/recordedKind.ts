import type { AnyCollection, BatchOperation } from '@itinera/shared/contracts';
import type { Reference } from '@itinera/shared/forms';
import type { ComponentType } from 'react';

/** A kind of entries whose changes are in the history of a record. */
export interface RecordedKind {
  collection: AnyCollection;
  /** Noun of a part: `Airport`. */
  noun?: string;
  /** Noun of the record itself, whose changes need no heading: `hotel`. */
  record?: string;
  /** References of fields with an id. */
  references: Readonly<Record<string, Reference | undefined>>;
  labels: Readonly<Record<string, string | undefined>>;
  /** Formatters of values, given the other known values of the entry at that time. */
  shown?: Readonly<
    Record<string, ((value: unknown, beside: Readonly<Record<string, unknown>>) => string) | undefined>
  >;
  /** Current values of the entry with an id. Later changes of the history say what they were before. */
  knownOf?: (id: string) => Readonly<Record<string, unknown>> | undefined;
  /** Whether a field can't be restored: it is set only when an entry is added, or derived from other values. */
  isFixed: (field: string, before: unknown) => boolean;
  /** Fields that are restored together, such as an amount with its currency. */
  restoredWith?: Readonly<Record<string, readonly string[] | undefined>>;
  /** Fields that have a call of their own instead of an update of the entry. */
  ownCalls?: Readonly<Record<string, OwnCall | undefined>>;
  /** Confirmation before a field is restored, as wherever else it is set. */
  questions?: Readonly<Record<string, RestoreQuestion | undefined>>;
}

export interface RestoreQuestion {
  isNeededFor: (value: unknown) => boolean;
  Question: ComponentType<{ id: string; onConfirm: () => void; onClose: () => void }>;
}

/** How to read and set a field that has a call of its own. */
export interface OwnCall {
  /** Query that reads the entry. */
  query: Record<string, unknown>;
  valueIn: (entry: unknown) => unknown;
  set: (path: string, value: unknown) => Pick<BatchOperation, 'method' | 'path' | 'body'>;
}

/** By the last segment of the path of their collection. */
export type RecordedKinds = Readonly<Record<string, RecordedKind | undefined>>;
