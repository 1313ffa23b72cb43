import { siteMap, type RouteName } from './siteMap';

type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof ParamsOf<Rest>]: string }
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, string>;

type Params<N extends RouteName> = ParamsOf<(typeof siteMap)[N]['path']>;
type SearchValues = Record<string, string | undefined>;
type Rest<N extends RouteName> = keyof Params<N> extends never
  ? [params?: undefined, search?: SearchValues]
  : [params: Params<N>, search?: SearchValues];

/**
 * The address of a page: `pathTo('hotels-id', { id })`, `pathTo('hotels', undefined, { q: 'spa' })`. No other
 * code builds paths.
 */
export function pathTo<N extends RouteName>(name: N, ...[params, search]: Rest<N>): string {
  const values: Record<string, string> = params ?? {};
  const path = siteMap[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  );
  const given = Object.entries(search ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}
