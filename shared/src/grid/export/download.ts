/** Saves a file with the browser. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has started to read by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Such as `hotels-2026-11-20.csv`. */
export const fileName = (list: string, extension: string, day: string): string =>
  `${list}-${day}.${extension}`;
