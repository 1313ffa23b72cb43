import { createHash } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import type { uploadsTable } from '../../people/uploads.table';
import type { DemoImage } from '../demoHotels';
import { derivedId } from '../derivedId';
import { drawingOf } from './drawHotel';
import { height, width } from './shapes';

/** The row that an upload of the drawing would have made. */
export function uploadRow(image: DemoImage): InferInsertModel<typeof uploadsTable> {
  const drawing = drawingOf(image);
  return {
    id: derivedId(`upload ${image.file_name}`),
    file_name: image.file_name,
    kind: 'image',
    media_type: 'image/webp',
    original_name: `${image.hotel} ${image.order}.svg`,
    received_bytes: drawing.length,
    received_sha256: createHash('sha256').update(drawing).digest('hex'),
    width,
    height,
  };
}
