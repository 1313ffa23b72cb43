import type { TableSettings } from '@itinera/shared/contracts';
import { keepTableSettings, useSession, useTableSettingsText } from '@itinera/shared/state';
import { useMemo } from 'react';
import { readSettings } from './readSettings';
import { defaultLook, differences, type LookOfColumn, type TableLook } from './tableLook';

/** Settings of a list for this person, stored in this browser. */
export interface ListSettings extends TableLook {
  /** Differences from the declared settings, for saved views. */
  changed: TableSettings;
  isChanged: boolean;
  change: (part: TableSettings) => void;
  /** Applies the settings of a saved view; others are as declared. */
  apply: (columnsOfView: TableSettings) => void;
  reset: () => void;
}

export function useTableSettings(list: { name: string; columns: LookOfColumn[] }): ListSettings {
  const userId = useSession(({ userId: known }) => known) ?? '';
  const text = useTableSettingsText(userId, list.name);
  return useMemo(() => {
    const own = defaultLook(list.columns);
    const changed = readSettings(text);
    const look = { ...own, ...changed };
    const keep = (next: TableLook) => {
      const kept = differences(next, own);
      keepTableSettings(userId, list.name, Object.keys(kept).length ? kept : null);
    };
    return {
      ...look,
      changed,
      isChanged: Object.keys(changed).length > 0,
      change: (part) => keep({ ...look, ...part }),
      apply: (columnsOfView) => keep({ ...own, ...columnsOfView }),
      reset: () => keep(own),
    };
  }, [list, text, userId]);
}
