import type { Traveller } from '@itinera/shared/contracts';

export interface TravellerCardProps {
  traveller: Traveller;
  nameOfCountry: ReadonlyMap<string, string>;
  onEdit: () => void;
}
