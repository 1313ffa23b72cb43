import { useChosen } from '@itinera/shared/data';
import { shownPlainly } from '../clash/shown';
import type { Reference } from './historyOf';

interface HistoryValueProps {
  value: unknown;
  /** Of a field that holds an id. */
  reference: Reference | undefined;
  /** Of a value that says little by itself, such as an amount. */
  words?: ((value: unknown) => string) | undefined;
}

/** How the log says that a value changed which it must not hold. */
const masked = '***';

/** A value in words; an id as the name that its entry has today. */
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
