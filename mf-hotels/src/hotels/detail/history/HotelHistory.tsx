import { hotels } from '@itinera/shared/contracts';
import { RecordHistory } from '@itinera/shared/record';
import { recordedKinds } from './recordedKinds';

export const HotelHistory = ({ id }: { id: string }) => (
  <RecordHistory of={hotels} id={id} kinds={recordedKinds} />
);
