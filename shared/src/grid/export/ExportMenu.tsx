import { plural } from '@itinera/shared/format';
import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';
import type { Extent, FileKind } from './useExport';

interface ExportMenuProps {
  anchor: Element;
  /** Singular noun of a row: `hotel`. */
  noun: string;
  total: number | undefined;
  selected: number;
  onChoose: (kind: FileKind, extent: Extent) => void;
  onClose: () => void;
}

const kinds: { kind: FileKind; as: string }[] = [
  { kind: 'xlsx', as: 'Excel (XLSX)' },
  { kind: 'csv', as: 'CSV' },
];

/** Menu of what to export, and in which format. */
export function ExportMenu({ anchor, noun, total, selected, onChoose, onClose }: ExportMenuProps) {
  const extents: { extent: Extent; what: string }[] = [
    { extent: 'all', what: total === undefined ? 'Current view' : `Current view, ${plural(total, noun)}` },
    ...(selected > 0 ? [{ extent: 'selected' as const, what: `${plural(selected, noun)} selected` }] : []),
  ];
  return (
    <LabelledMenu label="Export" anchor={anchor} onClose={onClose}>
      {extents.flatMap(({ extent, what }) =>
        kinds.map(({ kind, as }) => (
          <MenuItem
            key={extent + kind}
            sx={{ minHeight: 32 }}
            onClick={() => {
              onClose();
              onChoose(kind, extent);
            }}
          >
            {what}: {as}
          </MenuItem>
        )),
      )}
    </LabelledMenu>
  );
}
