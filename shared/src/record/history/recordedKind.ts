import type { AnyCollection, BatchOperation } from '@itinera/shared/contracts';
import type { Reference } from '@itinera/shared/forms';
import type { ComponentType } from 'react';

/** A kind of entries whose changes are part of the history of a record. */
export interface RecordedKind {
  collection: AnyCollection;
  /** `Airport`, of a part. */
  noun?: string;
  /** `hotel`, of the record itself, whose changes need no heading. */
  record?: string;
  /** The entry behind an id, by the field. */
  references: Readonly<Record<string, Reference | undefined>>;
  labels: Readonly<Record<string, string | undefined>>;
  /** Words for values that say little by themselves, beside the values that the entry had with it as far as they are known. */
  shown?: Readonly<
    Record<string, ((value: unknown, beside: Readonly<Record<string, unknown>>) => string) | undefined>
  >;
  /** What is known of the entry with an id today, for amounts whose currency did not change with them. */
  knownOf?: (id: string) => Readonly<Record<string, unknown>> | undefined;
  /** What a person can't set: it is set only when an entry is made, or follows from other values. */
  isFixed: (field: string, before: unknown) => boolean;
  /** Fields that a call of their own sets, in place of an update of the entry. */
  ownCalls?: Readonly<Record<string, OwnCall | undefined>>;
  /** What is asked before a field is restored, as it is asked wherever else the field is set. */
  questions?: Readonly<Record<string, RestoreQuestion | undefined>>;
}

export interface RestoreQuestion {
  isNeededFor: (value: unknown) => boolean;
  Question: ComponentType<{ id: string; onConfirm: () => void; onClose: () => void }>;
}

/** How a field is read and set that an update of its entry does not set. */
export interface OwnCall {
  /** Query of the call that reads the entry. */
  query: Record<string, unknown>;
  valueIn: (entry: unknown) => unknown;
  set: (path: string, value: unknown) => Pick<BatchOperation, 'method' | 'path' | 'body'>;
}

/** By the last segment of the path of their collection. */
export type RecordedKinds = Readonly<Record<string, RecordedKind | undefined>>;
