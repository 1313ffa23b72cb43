import { useChosen } from '@itinera/shared/data';
import { shownPlainly } from '../clash/shown';
import type { Reference } from './historyOf';

interface HistoryValueProps {
  value: unknown;
  /** For a field with an id. */
  reference: Reference | undefined;
  /** Formatter of a value, such as an amount. */
  words?: ((value: unknown) => string) | undefined;
}

/** Placeholder in the log for a value that it must not contain. */
const masked = '***';

/** A value in words; an id as the current name of its entry. */
export function HistoryValue({ value, reference, words = shownPlainly }: HistoryValueProps) {
  if (reference && typeof value === 'string') return <ReferencedName id={value} reference={reference} />;
  if (value === masked) return 'hidden';
  return words(value);
}

function ReferencedName({ id, reference: { of, query, nameOf } }: { id: string; reference: Reference }) {
  const { data, error } = useChosen(of, id, 'with_data' in query ? { with_data: true } : {});
  if (data !== undefined) return nameOf(data);
  return error ? 'an entry that was deleted' : '…';
}
