import { capitalised } from '@itinera/shared/format';
import { formatDays } from '../rules/days';
import type { DialogPresets } from '../usePriceDialog';
import type { DayRestrictions } from './restrictionsOf';

/** An entry of the menu of a day, with the dialog that it opens. */
export interface DayAction {
  label: string;
  dialog: string;
  presets: DialogPresets;
  isReadOnly?: boolean;
}

const named = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

interface Restriction {
  id: string;
  dmc_id: string | null;
  start_date: string;
  end_date: string;
  reason: string | null;
}

/** Read-only for a partner if staff have set it for all partners. */
function edit(noun: string, dialog: string, entry: Restriction, isPartner: boolean): DayAction {
  const { id, dmc_id, start_date, end_date, reason } = entry;
  const label = named(noun, formatDays(start_date, end_date), reason);
  const presets = { entry: id };
  return isPartner && dmc_id === null
    ? { label: `${capitalised(label)} · set by the hotel’s staff`, dialog, presets, isReadOnly: true }
    : { label: `Edit ${label}`, dialog, presets };
}

/** Entries that apply to a day, to edit them, then what can be added from this day on. */
export function actionsOn(day: string, found: DayRestrictions, isPartner: boolean): DayAction[] {
  const { period, stops, checkouts, specials } = found;
  return [
    ...(period
      ? [
          {
            label: named('Edit period', period.name, formatDays(period.start_period, period.end_period)),
            dialog: 'periods',
            presets: { period_id: period.id },
          },
        ]
      : []),
    ...stops.map((stop) => edit('stop sale', 'stop-sales', stop, isPartner)),
    ...checkouts.map((entry) => edit('blocked check-out', 'blocked-checkouts', entry, isPartner)),
    ...specials.map(({ id, name }) => ({
      label: `Edit special price ${name}`,
      dialog: 'special-prices',
      presets: { entry: id },
    })),
    ...(period ? [] : [{ label: 'Add period', dialog: 'periods', presets: { day } }]),
    { label: 'Add stop sale', dialog: 'stop-sales', presets: { day } },
    { label: 'Add blocked check-out', dialog: 'blocked-checkouts', presets: { day } },
    { label: 'Add special price', dialog: 'special-prices', presets: { day } },
  ];
}
