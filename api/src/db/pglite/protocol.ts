/** Messages between the main thread and the worker. */
export type Request = { id: number; text: string; params: unknown[] } | { id: number; close: true };

export type Reply =
  | { ready: true }
  | { id: number; result: { columns: string[]; rows: unknown[][] } }
  | { id: number | undefined; error: PlainError };

/** PGlite's errors can't be cloned, and contain the parameters, which may be secret. */
export interface PlainError {
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
}
