/** Hands a file to the browser, which saves it. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // By then the browser has begun to read.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** `hotels-2026-11-20.csv` */
export const fileName = (list: string, extension: string, day: string): string =>
  `${list}-${day}.${extension}`;
