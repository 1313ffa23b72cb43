import { createHash } from 'node:crypto';
import { rspack, type Compiler } from '@rspack/core';

/** A part of the typeface that the shell serves. */
export interface FontFile {
  name: string;
  /** WOFF2. */
  bytes: Buffer;
  /** The letters in it, as CSS lists them. */
  range: string;
  /** The weights in it, such as `400 700`. */
  weight: string;
}

export interface Typeface {
  /** By how much of a page is in them. */
  fonts: FontFile[];
  licence: Buffer;
}

const pathOf = ({ name, bytes }: FontFile): string =>
  `f/${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;

/**
 * Shown until Inter is there, with its metrics, so that no line is longer or higher: Arial scaled by the ratio of the mean widths of letters in
 * English text (1.074), and the ascent and descent of Inter (0.969 and 0.241 of its size) at that scale.
 */
const fallback =
  "@font-face { font-family: 'Inter fallback'; src: local('Arial'), local('Liberation Sans'), local('Helvetica Neue'); size-adjust: 107.4%; ascent-override: 90.2%; descent-override: 22.5%; line-gap-override: 0%; }";

/**
 * `optional`: letters that are not there at the first paint are not exchanged later, when something would move; the next page has them from
 * the cache.
 */
const faceOf = (font: FontFile, publicPath: string): string =>
  `@font-face { font-family: Inter; font-weight: ${font.weight}; font-display: optional; src: url('${publicPath}${pathOf(font)}') format('woff2'); unicode-range: ${font.range}; }`;

/** The typeface in the document: its faces, and links that request it beside the scripts; letters that are rare in texts behind them. */
export const fontMarkup = (
  { fonts }: Typeface,
  publicPath: string,
): Record<'faces' | 'fontLinks', string> => ({
  faces: [fallback, ...fonts.map((font) => faceOf(font, publicPath))].join('\n      '),
  fontLinks: fonts
    .map(
      (font, index) =>
        `<link rel="preload" as="font" type="font/woff2" href="${publicPath}${pathOf(font)}" crossorigin${index > 0 ? ' fetchpriority="low"' : ''} />`,
    )
    .join('\n    '),
});

/** Adds the files of the typeface to the build. */
export const emitTypeface = ({ fonts, licence }: Typeface) => ({
  apply(compiler: Compiler): void {
    const name = 'itinera typeface';
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const font of fonts)
          compilation.emitAsset(pathOf(font), new rspack.sources.RawSource(font.bytes));
        compilation.emitAsset('f/inter-license.txt', new rspack.sources.RawSource(licence));
      }),
    );
  },
});
