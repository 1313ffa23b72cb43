import type { Row } from './changedFields';

export interface ChangedEntry {
  /** The last segment of the collection's path, such as `hotels`. */
  entity: string;
  entity_id: string;
  action: 'create' | 'update' | 'delete' | 'restore' | 'invite' | 'recover' | 'reset_second_factor';
  before: Row | null;
  after: Row | null;
}
