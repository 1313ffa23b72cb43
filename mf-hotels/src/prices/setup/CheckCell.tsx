import type { CellPlace } from '@itinera/shared/grid';
import type { Check } from './linesOf';

interface CheckCellProps {
  check: Check;
  /** Visible text beside it, in headings. */
  label: string | undefined;
  isHead: boolean;
  scope: 'col' | 'row';
  place: CellPlace;
  /** Whether Tab leads to it. */
  isActive: boolean;
  checked: ReadonlySet<string>;
  onFocus: () => void;
  onPress: () => void;
}

/** A cell with its check; one that can’t be checked is reached by the arrows as well, and says why. */
export function CheckCell({ check, label, isHead, scope, place, isActive, ...props }: CheckCellProps) {
  const focusable = {
    'data-row': place.row,
    'data-column': place.column,
    tabIndex: isActive ? 0 : -1,
    onFocus: props.onFocus,
  };
  if (check.why !== undefined)
    return (
      <td {...focusable} aria-label={`${check.name}: ${check.why}`} title={check.why}>
        –
      </td>
    );
  const count = check.keys.filter((key) => props.checked.has(key)).length;
  const isFixed = check.keys.length === 0;
  const isAll = count === check.keys.length;
  const box = (
    <input
      {...focusable}
      type="checkbox"
      aria-label={isFixed ? `${check.name}, there already` : check.name}
      aria-disabled={isFixed || undefined}
      title={isFixed ? 'There already' : undefined}
      checked={isAll}
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && !isAll;
      }}
      onChange={() => !isFixed && props.onPress()}
    />
  );
  if (!isHead) return <td>{box}</td>;
  return (
    <th scope={scope}>
      <label>
        {box}
        <span>{label}</span>
      </label>
    </th>
  );
}
