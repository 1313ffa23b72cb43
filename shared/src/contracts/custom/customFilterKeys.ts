// Without schemas, because lists parse addresses without loading the library of contracts.
const parameter = /^custom\.([a-z][a-z0-9_]{1,39})(?:\.(from|to))?$/;

/** End of a range that a parameter sets. */
export type RangeEnd = 'from' | 'to';

/** Parameter that filters by a custom field: `custom.vip`; by a day: `custom.visa_until.from`. */
export const customFilterKey = (key: string, end?: RangeEnd): string =>
  end ? `custom.${key}.${end}` : `custom.${key}`;

export interface CustomFilter {
  /** As in the address. */
  parameter: string;
  key: string;
  end: RangeEnd | undefined;
  value: string;
}

export const isCustomFilter = (name: string): boolean => parameter.test(name);

/** Filters by custom fields among the parameters of a list. */
export function customFiltersIn(query: object): CustomFilter[] {
  return Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    const [, key, end] = parameter.exec(name) ?? [];
    if (key === undefined || typeof value !== 'string') return [];
    return [{ parameter: name, key, end: end as RangeEnd | undefined, value }];
  });
}
