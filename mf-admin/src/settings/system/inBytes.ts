const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

/** Such as `1,4 GB`, in steps of 1,000. */
export function inBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${number.format(bytes / 1000 ** power)} ${units[power]}`;
}
