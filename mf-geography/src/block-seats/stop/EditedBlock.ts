import type { BlockSeat } from '@itinera/shared/contracts';
import { createContext } from 'react';

/** The block that a form edits, as it is saved; absent for a new one. */
export const EditedBlock = createContext<BlockSeat | undefined>(undefined);
