import { Box, Button } from '@itinera/shared/ui';
import type { Filter } from '../list/filter';
import type { ListState } from '../list/useListState';
import { EntityName } from './EntityName';
import { FilterChip } from './FilterChip';
import { labelOfKey, clearedWithDependents, displayValue } from './filterWords';

interface FilterChipsProps {
  declared: Filter[];
  state: Pick<ListState, 'filters' | 'isNarrowed' | 'setFilters' | 'clear'>;
  /** Receives the focus when no chip is left. */
  home: { current: HTMLElement | null };
}

/** The active filters, visible also while the panel is closed; each can be removed. */
export function FilterChips({ declared, state, home }: FilterChipsProps) {
  const { filters, isNarrowed, setFilters, clear } = state;
  const keys = [
    ...declared.map(({ key }) => key).filter((key) => filters[key]),
    ...undeclared(filters, declared),
  ];
  if (!isNarrowed) return null;

  const remove = (key: string, button: HTMLElement) => {
    const chip = button.closest('li');
    const next =
      (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('button') ?? home.current;
    next?.focus();
    setFilters(clearedWithDependents(key, declared));
  };

  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center', minWidth: 0 }}
    >
      {keys.length > 0 && (
        <Box component="ul" aria-label="Active filters" sx={{ display: 'contents', listStyle: 'none' }}>
          {keys.map((key) => {
            const value = filters[key] ?? '';
            const filter = declared.find((one) => one.key === key);
            return (
              <FilterChip
                key={key}
                label={filter?.label ?? labelOfKey(key)}
                onRemove={(button) => remove(key, button)}
              >
                {filter?.kind === 'entity' ? (
                  <EntityName filter={filter} id={value} filters={filters} />
                ) : filter ? (
                  displayValue(filter, value)
                ) : (
                  value
                )}
              </FilterChip>
            );
          })}
        </Box>
      )}
      <Button
        size="small"
        onClick={() => {
          home.current?.focus();
          clear();
        }}
      >
        Clear all
      </Button>
    </Box>
  );
}

const undeclared = (filters: Record<string, string>, declared: Filter[]): string[] =>
  Object.keys(filters).filter((key) => !declared.some((filter) => filter.key === key));
