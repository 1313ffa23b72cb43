import type { SavedView, SearchSetupForm } from '@itinera/shared/contracts';
import { searchSetupForm } from '@itinera/shared/contracts';
import { usualSetup, type ResultSetup } from '../result/resultSetup';

/** Key under which saved views of setups are stored. */
export const listOfSetups = 'search-result';

type Values = Omit<SearchSetupForm, 'name' | 'is_default' | 'is_shared'>;

const usual: Values = {
  group: usualSetup.group,
  shown: usualSetup.shown,
  markup_bp: null,
  rounding: null,
  currency: '',
  rows: usualSetup.rows,
  hide_blocked: usualSetup.hide_blocked,
  limit: usualSetup.limit,
  sort: 'price',
  highlight: usualSetup.highlight,
  order: [],
  hidden: [],
  widths: {},
};

/** Initial values of a new setup. */
export const newSetup: SearchSetupForm = { ...usual, name: '', is_default: false, is_shared: false };

const isTrue = (text: string): boolean => text === 'true';

/** Parses each value separately: an unknown one, such as of a later release, becomes the default. */
const readers: { [K in keyof Values]?: (text: string) => unknown } = {
  markup_bp: Number,
  rows: Number,
  limit: Number,
  hide_blocked: isTrue,
  highlight: isTrue,
};

export function formOfView({ name, query, columns, is_default, is_shared }: SavedView): SearchSetupForm {
  const given = Object.entries(query).flatMap(([key, text]) => {
    const reader = readers[key as keyof Values];
    const value = reader ? reader(text) : text;
    const whole = { ...newSetup, name: 'x', [key]: value };
    return key in usual && searchSetupForm.safeParse(whole).success ? [[key, value] as const] : [];
  });
  return {
    ...newSetup,
    ...Object.fromEntries(given),
    name,
    is_default,
    is_shared,
    order: columns.order ?? [],
    hidden: columns.hidden ?? [],
    widths: columns.widths ?? {},
  };
}

/** Saved view of a form, without values that are defaults. */
export function viewOfForm({
  name,
  is_default,
  is_shared,
  order,
  hidden,
  widths,
  ...values
}: SearchSetupForm) {
  const query = Object.entries(values).filter(
    ([key, value]) => value !== null && value !== '' && value !== Reflect.get(usual, key),
  );
  return {
    name,
    is_default,
    is_shared,
    query: Object.fromEntries(query.map(([key, value]) => [key, String(value)])),
    columns: {
      hidden,
      ...(order.length > 0 && { order }),
      ...(Object.keys(widths).length > 0 && { widths }),
    },
  };
}

export function setupOfView(view: SavedView): ResultSetup {
  const {
    markup_bp,
    rounding,
    currency,
    order,
    hidden,
    widths,
    group,
    shown,
    rows,
    hide_blocked,
    limit,
    sort,
    highlight,
  } = formOfView(view);
  return {
    group,
    shown,
    rows,
    hide_blocked,
    limit,
    sort,
    highlight,
    markup_bp: markup_bp ?? undefined,
    rounding: rounding === null ? undefined : (Number(rounding) as ResultSetup['rounding']),
    currency: currency || undefined,
    columns: { order, hidden, widths },
  };
}
