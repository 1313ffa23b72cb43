import { integer, text } from '@itinera/shared/contracts';
import * as z from 'zod/mini';

export const tourContract = z.strictObject({ name: text(60, 1), nights: integer(1, 30), note: text(400) });
export type Tour = z.infer<typeof tourContract>;

export const tour: Tour = { name: 'Amber coast', nights: 7, note: '' };
export const tourLabels = { name: 'Name', nights: 'Nights', note: 'Note' } as const;
