import type { RecordKind } from '@itinera/shared/contracts';
import { useRecordKinds } from '@itinera/shared/state';

/** Announced kind of entries, by the last segment of its path; by default named after the path. */
export function useKindOf(): (entity: string) => RecordKind {
  const kinds = useRecordKinds();
  return (entity) => {
    const words = entity.replaceAll('-', ' ');
    return kinds.find(({ path }) => path === `/api/${entity}`) ?? { path: entity, one: words, many: words };
  };
}
