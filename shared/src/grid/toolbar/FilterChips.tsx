import { labelOfField } from '@itinera/shared/format';
import { Box, Button } from '@itinera/shared/ui';
import { oneLine } from '@itinera/shared/ui/frame';
import type { Filter } from '../list/filter';
import type { ListState } from '../list/useListState';
import { ToolBoundary } from '../tools/ToolBoundary';
import { FilterChip } from './FilterChip';
import { FilterValue } from './FilterValue';
import { clearedWithDependents } from './filterWords';

interface FilterChipsProps {
  declared: Filter[];
  state: Pick<ListState, 'filters' | 'ignored' | 'isNarrowed' | 'setFilters' | 'clear'>;
  /** Gets the focus when no chip is left. */
  home: { current: HTMLElement | null };
  /** Opens the input of a filter beside its chip. Undefined if the inputs are always visible. */
  onEdit?: (anchor: Element, key: string) => void;
}

/** Active filters, and parameters that the list can't apply; each can be removed. */
export const FilterChips = (props: FilterChipsProps) => (
  <ToolBoundary what="The filters that are set">
    <Chips {...props} />
  </ToolBoundary>
);

function Chips({ declared, state, home, onEdit }: FilterChipsProps) {
  const { filters, ignored, isNarrowed, setFilters, clear } = state;
  const keys = [
    ...declared.map(({ key }) => key).filter((key) => filters[key]),
    ...undeclared(filters, declared),
  ];
  const unapplied = Object.entries(ignored);
  if (!isNarrowed && unapplied.length === 0) return null;

  const remove = (key: string, button: HTMLElement) => {
    const chip = button.closest('li');
    const next =
      (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector<HTMLElement>(
        '[data-remove]',
      ) ?? home.current;
    next?.focus();
    setFilters(clearedWithDependents(key, declared));
  };

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        [oneLine]: { flexWrap: 'nowrap' },
        columnGap: 1,
        rowGap: 0.5,
        alignItems: 'center',
        minWidth: 0,
        '& > button': { flexShrink: 0 },
      }}
    >
      {keys.length + unapplied.length > 0 && (
        <Box component="ul" aria-label="Active filters" sx={chips}>
          {keys.map((key) => {
            const value = filters[key] ?? '';
            const filter = declared.find((one) => one.key === key);
            return (
              <FilterChip
                key={key}
                label={filter?.label ?? labelOfField(key)}
                onEdit={filter && onEdit && ((button) => onEdit(button, key))}
                onRemove={(button) => remove(key, button)}
              >
                {filter ? <FilterValue filter={filter} value={value} filters={filters} /> : value}
              </FilterChip>
            );
          })}
          {unapplied.map(([key, value]) => (
            <FilterChip
              key={key}
              label="Not applied"
              onEdit={undefined}
              onRemove={(button) => remove(key, button)}
            >
              {key}={value}
            </FilterChip>
          ))}
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

/** Chips scroll in the line of the list's head. */
const chips = {
  display: 'contents',
  [oneLine]: { display: 'flex' },
  gap: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  m: 0,
  // Room for the focus ring.
  p: 0.25,
  '& li': { flexShrink: 0 },
} as const;

const undeclared = (filters: Record<string, string>, declared: Filter[]): string[] =>
  Object.keys(filters).filter((key) => !declared.some((filter) => filter.key === key));
