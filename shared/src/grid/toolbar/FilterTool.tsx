import { Button, Stack } from '@itinera/shared/ui';
import { LabelledMenu, MenuItem, Popover } from '@itinera/shared/ui-more';
import type { Filter } from '../list/filter';
import type { ListState } from '../list/useListState';
import { FilterInput } from './FilterInput';
import { clearedWithDependents } from './filterWords';
import type { FilterEditor } from './useFilterEditor';

interface FilterToolProps {
  declared: Filter[];
  state: Pick<ListState, 'filters' | 'setFilters'>;
  editor: FilterEditor;
}

const missing = (filter: Filter, declared: Filter[], filters: Record<string, string>) =>
  filter.kind === 'entity' && filter.within !== undefined && !filters[filter.within]
    ? declared.find(({ key }) => key === filter.within)
    : undefined;

/**
 * Whether the first value closes the input: for single values, and for the first of several entries, because most people need one. The
 * chip opens it again for more.
 */
const endsChoice = (filter: Filter, filters: Record<string, string>): boolean =>
  filter.kind === 'switch' ||
  (filter.kind === 'choice' && !filter.several) ||
  (filter.kind === 'entity' && !(filter.several && filter.key in filters));

const focusFirst = (inputs: HTMLElement | null) =>
  inputs?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });

/** Menu of all filters, and the input of the one selected there or on its chip. */
export function FilterTool({ declared, state: { filters, setFilters }, editor }: FilterToolProps) {
  const { anchor, place, key, edit, close } = editor;
  if (!anchor) return null;
  const filter = declared.find((one) => one.key === key);
  if (!filter)
    return (
      <LabelledMenu label="Add a filter" anchor={anchor} onClose={close}>
        {declared.map((one) => {
          const first = missing(one, declared, filters);
          return (
            <MenuItem
              key={one.key}
              selected={one.key in filters}
              disabled={first !== undefined}
              onClick={() => edit(anchor, one.key)}
            >
              {first ? `${one.label} (choose ${first.label.toLowerCase()} first)` : one.label}
            </MenuItem>
          );
        })}
      </LabelledMenu>
    );

  const clear = () => setFilters(clearedWithDependents(filter.key, declared));
  return (
    <Popover
      open
      anchorReference="anchorPosition"
      anchorPosition={place}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-label': `Filter: ${filter.label}` } }}
    >
      <Stack spacing={1.5} sx={{ p: 2, width: 320, maxWidth: '100%' }}>
        <div ref={focusFirst}>
          <FilterInput
            filter={filter}
            filters={filters}
            onChange={(value) => {
              setFilters({ ...clearedWithDependents(filter.key, declared), [filter.key]: value });
              if (value !== undefined && endsChoice(filter, filters)) close();
            }}
          />
        </div>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Button
            size="small"
            disabled={!(filter.key in filters)}
            onClick={() => {
              clear();
              close();
            }}
          >
            Remove filter
          </Button>
          <Button size="small" onClick={close}>
            Done
          </Button>
        </Stack>
      </Stack>
    </Popover>
  );
}
