import * as z from '@itinera/shared/schema';
import { id } from './fields';

export const uploadPath = '/api/storage/upload';

/** The multipart field that carries the file. */
export const uploadField = 'file';

export const maxUploadBytes = 10 * 1024 * 1024;

/** A portrait is the uploader's own picture: the only kind that partners may upload. */
export const uploadKinds = ['image', 'document', 'portrait'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** In the query and not in the form, so that it is known before the first byte of the file. */
export const uploadQuery = z.strictObject({
  kind: z.optional(z.enum(uploadKinds, { error: `Use one of ${uploadKinds.join(', ')}.` })),
});

/** What is stored: images re-encoded as WebP, PDF documents unchanged. */
export const upload = z.object({
  id,
  file_name: z.string(),
  kind: z.enum(uploadKinds),
  media_type: z.string(),
  /** File name on the sender's device, used only for downloads. */
  original_name: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type Upload = z.infer<typeof upload>;

/** Private documents, for staff: `GET /api/documents/{id}`. */
export const documentsPath = '/api/documents';
