import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { Problem } from '../../http/problem';
import { imageProblem } from './reencodeImage';

const problemOf = (error: unknown): unknown => {
  try {
    return imageProblem(error);
  } catch (problem) {
    return problem;
  }
};

/** The error of the image library for an image too large to process within its time limit. */
const timeout = () =>
  sharp({
    create: { width: 16_000, height: 16_000, channels: 4, background: 'white' },
    limitInputPixels: false,
  })
    .blur(50)
    .png()
    .timeout({ seconds: 1 })
    .toBuffer()
    .catch((error: unknown) => error);

test('a timeout of the image library is answered with a retry, not as a damaged file', async () => {
  const problem = problemOf(await timeout());
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: expect.any(Number) } });
});

test('an unreadable image is answered as a damaged file', async () => {
  const broken = await sharp(Buffer.from('no picture'))
    .toBuffer()
    .catch((error: unknown) => error);
  expect(problemOf(broken)).toMatchObject({
    code: 'rule',
    details: { fields: { file: expect.stringContaining('damaged') } },
  });
});
