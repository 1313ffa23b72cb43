import { hotelThemes, type HotelTheme } from '@itinera/shared/contracts';
import type { Write } from '@itinera/shared/data';

/** Sets the weight of a theme by the specified `{ id, name, weight }`. */
export function weightWrite(theme: HotelTheme, weight: number): Write {
  const { id, name } = theme;
  const put = (body: Pick<HotelTheme, 'id' | 'name' | 'weight'>, if_match: string | undefined) => ({
    operation: { method: 'PUT' as const, path: `${hotelThemes.path}/${id}`, body, if_match },
    optimistic: <T extends object>(listed: T) => ({ ...listed, weight: body.weight }),
  });
  return {
    id,
    name,
    ...put({ id, name, weight }, theme.etag),
    inverse: ({ etag }) => put({ id, name, weight: theme.weight }, etag),
  };
}
