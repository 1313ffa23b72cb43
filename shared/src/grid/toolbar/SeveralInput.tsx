import { EntitiesSelect } from '@itinera/shared/choices';
import { NOT_SET } from '@itinera/shared/contracts';
import type { EntityFilter } from '../list/filter';
import { idsIn } from './filterWords';
import { NotSetBox } from './NotSetBox';

interface SeveralInputProps {
  filter: EntityFilter;
  /** All active filters. */
  filters: Record<string, string>;
  onChange: (value: string | undefined) => void;
}

/** Several entries, and whether to include entries without one. */
export function SeveralInput({ filter, filters, onChange }: SeveralInputProps) {
  const ids = idsIn(filters[filter.key]);
  const write = (next: string[]) => onChange(next.join(',') || undefined);
  return (
    <>
      <EntitiesSelect
        label={filter.label}
        collection={filter.collection}
        query={filter.query(filters)}
        nameOf={filter.nameOf}
        value={ids.filter((id) => id !== NOT_SET)}
        onChange={(chosen) => write([...chosen, ...ids.filter((id) => id === NOT_SET)])}
      />
      <NotSetBox
        isChecked={ids.includes(NOT_SET)}
        onChange={(isChecked) => write(isChecked ? [...ids, NOT_SET] : ids.filter((id) => id !== NOT_SET))}
      />
    </>
  );
}
