import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { Problem } from '../../http/problem';
import { undrawn } from './reencodeImage';

const problemOf = (error: unknown): unknown => {
  try {
    return undrawn(error);
  } catch (problem) {
    return problem;
  }
};

/** As the image library itself says it: so large that no machine draws it within a second. */
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

test('a picture that the machine had no time for is not called damaged, and may be sent again', async () => {
  const problem = problemOf(await timeout());
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: expect.any(Number) } });
});

test('a picture that can not be read is called damaged', async () => {
  const broken = await sharp(Buffer.from('no picture'))
    .toBuffer()
    .catch((error: unknown) => error);
  expect(problemOf(broken)).toMatchObject({
    code: 'rule',
    details: { fields: { file: expect.stringContaining('damaged') } },
  });
});
