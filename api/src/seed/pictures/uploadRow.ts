import { createHash } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import type { uploadsTable } from '../../people/uploads.table';
import type { DemoImage } from '../demoHotels';
import { derivedId } from '../derivedId';
import { svgOf } from './hotelSvg';
import { height, width } from './shapes';

/** The row that an upload of the picture would have created. */
export function uploadRow(image: DemoImage): InferInsertModel<typeof uploadsTable> {
  const svg = svgOf(image);
  return {
    id: derivedId(`upload ${image.file_name}`),
    file_name: image.file_name,
    kind: 'image',
    media_type: 'image/webp',
    original_name: `${image.hotel} ${image.order}.svg`,
    received_bytes: svg.length,
    received_sha256: createHash('sha256').update(svg).digest('hex'),
    width,
    height,
  };
}
