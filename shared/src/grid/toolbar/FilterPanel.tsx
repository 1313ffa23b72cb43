import { Box } from '@itinera/shared/ui';
import type { Filter } from '../list/filter';
import { FilterInput } from './FilterInput';
import { clearedWithDependents } from './filterWords';

interface FilterPanelProps {
  declared: Filter[];
  filters: Record<string, string>;
  onChange: (filters: Record<string, string | undefined>) => void;
}

/** One input for each declared filter of the list. */
export function FilterPanel({ declared, filters, onChange }: FilterPanelProps) {
  return (
    <Box
      role="group"
      aria-label="Filters"
      sx={{
        display: 'grid',
        gap: 1.5,
        pt: 0.75,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
      }}
    >
      {declared.map((filter) => (
        <FilterInput
          key={filter.key}
          filter={filter}
          filters={filters}
          onChange={(value) =>
            onChange({ ...clearedWithDependents(filter.key, declared), [filter.key]: value })
          }
        />
      ))}
    </Box>
  );
}
