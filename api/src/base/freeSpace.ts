import { statfs } from 'node:fs/promises';

export type ReadFreeBytes = () => Promise<number>;

export const freeBytesOf =
  (directory: string): ReadFreeBytes =>
  async () => {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  };

export interface FreeSpace {
  /** Whether so little is free that writing would endanger stored data. */
  isLow(): Promise<boolean>;
}

/** Reads the free space at most once within `rememberedMs`. */
export function watchFreeSpace(readFreeBytes: ReadFreeBytes, floor: number, rememberedMs = 2000): FreeSpace {
  let remembered: { at: number; isLow: Promise<boolean> } | undefined;
  return {
    isLow() {
      const now = performance.now();
      if (!remembered || now - remembered.at >= rememberedMs) {
        remembered = { at: now, isLow: readFreeBytes().then((free) => free < floor) };
      }
      return remembered.isLow;
    },
  };
}
