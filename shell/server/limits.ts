/** What one client, and one request, may take of the way to the API. */
export const limits = {
  /** As many as the largest call takes, which saves prices; the API refuses larger bodies too, except uploads. */
  bodyBytes: 512 * 1024,
  /** A body of this size takes two seconds at 1 Mbit/s. */
  bodyMs: 10_000,
  /** Bodies of one address that are being read. Each may take its size in memory. */
  bodiesPerAddress: 64,
  /** Calls of one address that are being answered, of which the API gets no more at a time than it has connections. */
  answersPerAddress: 48,
  connections: 64,
  uploadsPerAddress: 6,
  /** Uploads pass through while they are sent, so each holds a connection for as long. */
  uploadConnections: 32,
  /** How long a request waits while its address has too many others. */
  waitMs: 15_000,
  /** The largest answer that is held for a client who reads slowly, while its connection to the API is free again. */
  answerBytes: 16 * 1024 * 1024,
  /** How long a client may read nothing of an answer. */
  unreadMs: 30_000,
};

export type Limits = typeof limits;
