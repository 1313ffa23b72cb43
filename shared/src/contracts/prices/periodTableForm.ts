import * as z from '@itinera/shared/schema';

const row = z.strictObject({ from: z.string(), to: z.string(), name: z.string() });

/** Periods as one form holds them: lines of text, as they are typed or pasted. */
export const periodTableForm = z.strictObject({ rows: z.array(row) });
export type PeriodText = z.infer<typeof row>;
