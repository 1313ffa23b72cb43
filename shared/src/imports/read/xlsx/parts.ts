import { strFromU8, unzipSync } from 'fflate';
import { FileProblem } from '../fileProblem';

/** Limit of the unpacked size, against zip bombs. */
const mostUnpacked = 60 * 1024 * 1024;

/** The parts of a workbook by their names, as text. */
export function partsOf(bytes: Uint8Array): (name: string) => string | undefined {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > mostUnpacked)
        throw new FileProblem('This workbook is too large once unpacked. Split it into smaller ones.');
      return true;
    },
  });
  return (name) => {
    const part = files[name];
    return part && strFromU8(part).replace(/^\uFEFF/, '');
  };
}
