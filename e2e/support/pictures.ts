import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from './test';
import { transitionsEnded } from './themes';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const isApproving = process.env.ITINERA_APPROVE === '1';

/** Side of the squares that are compared, in pixels: letters and what smooths their edges are averaged, while blocks are not. */
const SQUARE = 15;
/** Difference of the average of a square, of 255, from which it looks different. */
const DIFFERENCE = 20;
/** Share of squares that may look different: names and numbers depend on the day. */
const SHARE = 0.02;

/** A picture with one pixel for each square of another one, as PNG. */
const reduced = (page: Page, png: Buffer) =>
  page.evaluate(
    async ({ source, side }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const read = new OffscreenCanvas(image.width, image.height).getContext('2d');
      const [width, height] = [Math.floor(image.width / side), Math.floor(image.height / side)];
      const small = new OffscreenCanvas(width, height);
      const painted = small.getContext('2d');
      if (!read || !painted) throw new Error('This browser has no canvas.');
      read.drawImage(image, 0, 0);
      const averages = painted.createImageData(width, height);
      for (let row = 0; row < height; row += 1)
        for (let column = 0; column < width; column += 1) {
          const { data } = read.getImageData(column * side, row * side, side, side);
          for (let channel = 0; channel < 4; channel += 1) {
            let sum = 0;
            for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
            averages.data[(row * width + column) * 4 + channel] = sum / (side * side);
          }
        }
      painted.putImageData(averages, 0, 0);
      const bytes = new Uint8Array(await (await small.convertToBlob()).arrayBuffer());
      return btoa(String.fromCharCode(...bytes));
    },
    { source: png.toString('base64'), side: SQUARE },
  );

/** Share of pixels that differ between two small pictures; 1 if their sizes do. */
const differing = (page: Page, one: string, other: string) =>
  page.evaluate(
    async ({ pictures, least }) => {
      const [first, second] = await Promise.all(
        pictures.map(async (source) => {
          const image = await createImageBitmap(
            await (await fetch(`data:image/png;base64,${source}`)).blob(),
          );
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!first || !second || first.width !== second.width || first.height !== second.height) return 1;
      let count = 0;
      for (let pixel = 0; pixel < first.data.length; pixel += 4)
        if (
          [0, 1, 2].some(
            (at) => Math.abs((first.data[pixel + at] ?? 0) - (second.data[pixel + at] ?? 0)) > least,
          )
        )
          count += 1;
      return count / (first.width * first.height);
    },
    { pictures: [one, other], least: DIFFERENCE },
  );

/**
 * Compares what a page looks like with the approved picture of that name in `e2e/pictures`, square by square. `ITINERA_APPROVE=1` approves
 * what it looks like now.
 */
export async function expectToLookApproved(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await transitionsEnded(page);
  const file = `${folder}${name}.png`;
  const blank = await page.context().newPage();
  try {
    if (isApproving) {
      await mkdir(folder, { recursive: true });
      await writeFile(file, Buffer.from(await reduced(blank, await page.screenshot()), 'base64'));
    }
    expect(existsSync(file), `${name} has an approved picture`).toBe(true);
    const approved = (await readFile(file)).toString('base64');
    await expect
      .poll(async () => differing(blank, approved, await reduced(blank, await page.screenshot())), {
        message: `${name} looks as approved`,
        timeout: 10_000,
      })
      .toBeLessThan(SHARE);
  } finally {
    await blank.close();
  }
}
