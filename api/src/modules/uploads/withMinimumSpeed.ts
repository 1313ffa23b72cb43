import { Problem } from '../../http/problem';

interface Pace {
  bytes: number;
  ms: number;
}

/** A quarter of 1 Mbit/s: a phone with a bad connection sends 10 MiB within the time of a request. */
export const minimumSpeed: Pace = { bytes: 350 * 1024, ms: 10_000 };

const tooSlow = () =>
  new Problem(
    'too_slow',
    'The file arrived too slowly. Upload it again with a better connection, or make it smaller.',
  );

/** Rejects when less than the minimum of bytes arrives from a connection within a period. */
export async function withMinimumSpeed<T>(
  from: { readonly bytesRead: number },
  reading: Promise<T>,
  pace: Pace,
): Promise<T> {
  let before = from.bytesRead;
  let check: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    check = setInterval(() => {
      if (from.bytesRead - before < pace.bytes) reject(tooSlow());
      before = from.bytesRead;
    }, pace.ms);
  });
  try {
    return await Promise.race([reading, stalled]);
  } finally {
    clearInterval(check);
  }
}
