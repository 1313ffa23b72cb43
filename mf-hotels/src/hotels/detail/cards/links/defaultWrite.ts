import type { AnyCollection } from '@itinera/shared/contracts';
import type { Write } from '@itinera/shared/data';

interface Defaulted {
  id: string;
  is_default: boolean;
}

/**
 * Write that makes a link the hotel's default; the server clears the previous default, which Undo restores. Undefined if it is the
 * default already.
 */
export function defaultWrite(
  { path }: AnyCollection,
  links: readonly Defaulted[],
  wanted: Defaulted | undefined,
): Write | undefined {
  if (!wanted || wanted.is_default) return undefined;
  const makeDefault = ({ id }: Defaulted) => ({
    operation: { method: 'PUT' as const, path: `${path}/${id}`, body: { is_default: true } },
  });
  const before = links.find(({ is_default }) => is_default);
  return {
    id: wanted.id,
    name: 'The default',
    ...makeDefault(wanted),
    inverse: before && (() => makeDefault(before)),
  };
}
