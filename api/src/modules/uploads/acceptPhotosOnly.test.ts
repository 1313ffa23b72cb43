import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

/** In a process of its own, because the restriction is permanent for its process. */
const program = `
  import sharp from 'sharp';
  import { acceptPhotosOnly } from './reencodeImage.ts';
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  const files = {
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    gif: await plain.clone().gif().toBuffer(),
    tiff: await plain.clone().tiff().toBuffer(),
    jpeg: await plain.clone().jpeg().toBuffer(),
    png: await plain.clone().png().toBuffer(),
    webp: await plain.clone().webp().toBuffer(),
  };
  acceptPhotosOnly();
  const opened = [];
  for (const [name, bytes] of Object.entries(files)) await sharp(bytes).toBuffer().then(() => opened.push(name), () => undefined);
  console.log(opened.join(' '));
`;

test('afterwards the image library opens only JPEG, PNG and WebP', () => {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    { cwd, encoding: 'utf8' },
  );
  expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: 'jpeg png webp', stderr: '' });
});
