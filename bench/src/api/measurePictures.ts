import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeLargestPictures } from '../../../api/testing/largestPictures';
import { root } from '../../../tools/src/workspace/paths';

export interface PictureFigure {
  type: string;
  /** Peak memory of the process in MiB, by the number of pictures re-encoded at once; 0 is a small one. */
  memory: Record<number, number>;
}

const run = promisify(execFile);

/** In a process of its own: memory that was used once is not always returned. */
async function memoryOf(file: string, type: string, times: number): Promise<number> {
  const { stdout } = await run(process.execPath, [
    '--import',
    'tsx',
    `${root}bench/src/api/reencodePictures.ts`,
    file,
    type,
    String(times),
  ]);
  return Number(stdout);
}

export async function measurePictures(folder: string): Promise<PictureFigure[]> {
  const { small, largest } = await writeLargestPictures(folder);
  const figures: PictureFigure[] = [];
  for (const [type, file] of Object.entries(largest)) {
    const memory = {
      0: await memoryOf(small, 'png', 1),
      1: await memoryOf(file, type, 1),
      2: await memoryOf(file, type, 2),
      4: await memoryOf(file, type, 4),
    };
    figures.push({ type, memory });
  }
  return figures;
}
