import type { Kind } from '../kind';

const NAMES = 'names';

/** Kinds of a page, in the order of its tabs. The first one is the default. */
export type PageKinds = readonly [Kind, ...Kind[]];

const isAt = ({ search = {} }: Kind, address: URLSearchParams): boolean =>
  Object.entries(search).every(([key, value]) => address.get(key) === value);

/** The kind that an address of the page shows. */
export const kindAt = (kinds: PageKinds, address: URLSearchParams): Kind =>
  kinds.find((kind) => isAt(kind, address)) ?? kinds[0];

/** Whether an address shows the names of a kind instead of its list. */
export const isNames = (address: URLSearchParams): boolean => address.get('view') === NAMES;

/** Addresses of the views of a kind; the first one of a page needs no parameter. */
export function addressesOf(kind: Kind, [first]: PageKinds) {
  const withParameters = (parameters: Record<string, string>): string => {
    const search = new URLSearchParams({ ...(kind !== first && kind.search), ...parameters }).toString();
    return search && `?${search}`;
  };
  return {
    list: withParameters({}),
    edit: (id: string) => withParameters({ edit: id }),
    names: (filters: Record<string, string> = {}) => withParameters({ view: NAMES, ...filters }),
  };
}
