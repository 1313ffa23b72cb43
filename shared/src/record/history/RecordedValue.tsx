import { HistoryValue } from '@itinera/shared/forms';
import { Fragment } from 'react';
import type { RecordedKind } from './recordedKind';

interface RecordedValueProps {
  kind: RecordedKind;
  field: string;
  value: unknown;
  beside?: Readonly<Record<string, unknown>>;
}

/** A logged value in words; several ids as the names of their entries. */
export function RecordedValue({
  kind: { references, shown },
  field,
  value,
  beside = {},
}: RecordedValueProps) {
  const reference = references[field];
  const inWords = shown?.[field];
  if (inWords && value !== null && value !== undefined) return inWords(value, beside);
  if (!reference || !Array.isArray(value)) return <HistoryValue value={value} reference={reference} />;
  if (value.length === 0) return 'nothing';
  return value.map((id: unknown, at) => (
    <Fragment key={String(id)}>
      {at > 0 && ', '}
      <HistoryValue value={id} reference={reference} />
    </Fragment>
  ));
}
