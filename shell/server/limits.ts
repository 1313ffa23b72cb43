/** Limits of the proxy per client and per request. */
export const limits = {
  /** Body of the largest call, which saves prices; the API refuses larger bodies, too, except uploads. */
  bodyBytes: 512 * 1024,
  /** Time to receive a body; one of this size takes two seconds at 1 Mbit/s. */
  bodyMs: 10_000,
  /** Bodies of one address that are received at a time. Each can occupy its size in memory. */
  bodiesPerAddress: 64,
  /** Calls of one address that are answered at a time; the API never gets more than it has connections. */
  answersPerAddress: 48,
  connections: 64,
  uploadsPerAddress: 6,
  /** Uploads are streamed, so each occupies a connection until it is complete. */
  uploadConnections: 32,
  /** How long a request is queued while its address has too many others. */
  waitMs: 15_000,
  /** Largest answer that is buffered for a slow client, which releases its connection to the API. */
  answerBytes: 16 * 1024 * 1024,
  /** How long a client may read nothing of an answer. */
  unreadMs: 30_000,
};

export type Limits = typeof limits;
