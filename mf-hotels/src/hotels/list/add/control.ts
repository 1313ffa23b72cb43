import type { hotels } from '@itinera/shared/contracts';
import type { ContractControl } from '@itinera/shared/forms';

/** Form of a new hotel, for the parts of its dialog. */
export type HotelControl = ContractControl<typeof hotels.createInput>;
