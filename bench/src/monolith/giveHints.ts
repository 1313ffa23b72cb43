import type { Bytes } from '../report/results';
import { writeRegistry } from './writeRegistry';

/** The federated pages name what they will need; a contest with a monolith that does not would be unfair. */
export async function giveHints({ signIn, hotels }: Bytes): Promise<void> {
  // What index.html asks for itself needs no hint.
  const chunks = (paths: string[]) => paths.filter((path) => path.includes('/c/'));
  await writeRegistry([
    { route: 'auth', files: chunks(signIn.monolithic.paths) },
    { route: 'hotels', files: chunks(hotels.monolithic.paths) },
  ]);
}
