import sharp from 'sharp';
import { Problem } from '../../http/problem';
import { createQueue } from '../../base/queue';
import type { FileType } from './fileType';

const maxPixels = 40_000_000;
const maxSide = 2400;
const maxThumbnailSide = 480;
const longestSeconds = 10;
const quality = { picture: 82, thumbnail: 74 };

/** Decoded images are large: two at a time keep the memory bounded. */
const queue = createQueue(2);

/**
 * Restricts the image library to the three accepted formats, permanently for the whole process: anything else that uses it, such as the
 * seed, must run before.
 */
export function acceptPhotosOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
}

export interface Reencoded {
  picture: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

const fitting = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const refuse = (advice: string): never => {
  throw new Problem('rule', advice, { fields: { file: advice } });
};

/** The refusal for an error of the image library; a timeout is not the image's fault. */
export function imageProblem(error: unknown): never {
  if (!(error instanceof Error && error.message.startsWith('timeout'))) unreadable();
  throw new Problem(
    'unavailable',
    'The server was too busy to process this picture. Try again in a moment, or make the picture smaller.',
    {
      retryAfterSeconds: 5,
    },
  );
}

const unreadable = () =>
  refuse('This picture is damaged. Open it, save it again as JPEG or PNG, and upload that.');

async function demandPixels(bytes: Buffer, type: FileType): Promise<void> {
  // Reads only the header: nothing is decoded yet.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  if (format !== type) unreadable();
  if (width * height <= maxPixels) return;
  refuse(
    `This picture is ${width} × ${height} pixels. Make it smaller than ${maxPixels / 1_000_000} million pixels, such as 8000 × 5000.`,
  );
}

/** Re-encodes only the visible image: upright, in sRGB, without camera data, location or hidden data; of an animation the first frame. */
async function reencode(bytes: Buffer, type: FileType): Promise<Reencoded> {
  await demandPixels(bytes, type);
  const picture = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    .timeout({ seconds: longestSeconds })
    .resize(fitting(maxSide))
    .webp({ quality: quality.picture })
    .toBuffer({ resolveWithObject: true })
    .catch(imageProblem);
  const thumbnail = await makeThumbnail(picture.data);
  return { picture: picture.data, thumbnail, width: picture.info.width, height: picture.info.height };
}

export const makeThumbnail = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(fitting(maxThumbnailSide)).webp({ quality: quality.thumbnail, effort: 2 }).toBuffer();

export const reencodeImage = (bytes: Buffer, type: FileType): Promise<Reencoded> =>
  queue(() => reencode(bytes, type));
