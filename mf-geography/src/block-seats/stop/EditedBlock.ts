import type { BlockSeat } from '@itinera/shared/contracts';
import { createContext } from 'react';

/** The saved state of the edited block; undefined for a new one. */
export const EditedBlock = createContext<BlockSeat | undefined>(undefined);
