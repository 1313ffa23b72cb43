import type { Bytes } from '../report/results';
import { writeRegistry } from './writeRegistry';

/** Adds preload hints: the federated pages have them, and a comparison with a monolith without them would be unfair. */
export async function giveHints({ signIn, hotels }: Bytes): Promise<void> {
  // Files that index.html requests itself need no hint.
  const chunks = (paths: string[]) => paths.filter((path) => path.includes('/c/'));
  await writeRegistry([
    { route: 'auth', files: chunks(signIn.monolithic.paths) },
    { route: 'hotels', files: chunks(hotels.monolithic.paths) },
  ]);
}
