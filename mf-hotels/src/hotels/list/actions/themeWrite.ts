import { hotels, type Hotel } from '@itinera/shared/contracts';
import type { Write } from '@itinera/shared/data';

/** Sets the themes of a hotel; Undo restores the previous ones. Lists show them when they are read again. */
export function themeWrite({ id, name, hotel_themes }: Hotel, themeIds: string[]): Write {
  const path = `${hotels.path}/${id}/assign-themes`;
  const assign = (body: string[], if_match?: string) => ({
    operation: { method: 'POST' as const, path, body, if_match },
  });
  const before = (hotel_themes ?? []).map((theme) => theme.id);
  return { id, name, ...assign(themeIds), inverse: ({ etag }) => assign(before, etag) };
}
