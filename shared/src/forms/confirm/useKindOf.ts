import type { RecordKind } from '@itinera/shared/contracts';
import { useRecordKinds } from '@itinera/shared/state';

/** What the remotes call the entries of a collection, by the last part of its path; what none announces is called as its path. */
export function useKindOf(): (entity: string) => RecordKind {
  const kinds = useRecordKinds();
  return (entity) => {
    const words = entity.replaceAll('-', ' ');
    return kinds.find(({ path }) => path === `/api/${entity}`) ?? { path: entity, one: words, many: words };
  };
}
