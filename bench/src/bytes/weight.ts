import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes of one file or of many. */
export interface Weight {
  files: number;
  raw: number;
  brotli: number;
  gzip: number;
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const known = new Map<string, Weight>();

/** Compressed at the highest levels, so that the configuration of a server makes no difference. */
export function weigh(key: string, content: Buffer): Weight {
  const weight = known.get(key) ?? {
    files: 1,
    raw: content.length,
    brotli: brotliCompressSync(content, { params }).length,
    gzip: gzipSync(content, { level: 9 }).length,
  };
  known.set(key, weight);
  return weight;
}

export const total = (weights: Weight[]): Weight => ({
  files: sum(weights.map(({ files }) => files)),
  raw: sum(weights.map(({ raw }) => raw)),
  brotli: sum(weights.map(({ brotli }) => brotli)),
  gzip: sum(weights.map(({ gzip }) => gzip)),
});

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
