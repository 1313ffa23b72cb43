/** Masks a document number: enough to distinguish two in a list, and no more. */
export const masked = (code: unknown): string | null =>
  typeof code === 'string' ? `••••${code.slice(-3)}` : null;
