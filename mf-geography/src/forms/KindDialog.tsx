import { EntityDialog, type FieldsProps } from '@itinera/shared/forms';
import type { ComponentType } from 'react';
import { airport } from '../airports/airport';
import { AirportFields } from '../airports/AirportFields';
import { carrier } from '../flight-carriers/carrier';
import { CarrierFields } from '../flight-carriers/CarrierFields';
import { city } from '../geography/cities/city';
import { CityFields } from '../geography/cities/CityFields';
import { country } from '../geography/countries/country';
import { CountryFields } from '../geography/countries/CountryFields';
import { place } from '../geography/places/place';
import { PlaceFields } from '../geography/places/PlaceFields';
import { region } from '../geography/regions/region';
import { RegionFields } from '../geography/regions/RegionFields';
import { resort } from '../geography/resorts/resort';
import { ResortFields } from '../geography/resorts/ResortFields';
import type { Kind, KindCollection } from '../kinds/kind';
import { markUnsaved } from '../list/unsaved';

interface DialogProps {
  /** Id of the entry to edit; without it a new one is added. */
  id?: string | undefined;
  onClose: () => void;
}

const dialogOf = <C extends KindCollection>(
  kind: Kind<C>,
  Fields: ComponentType<FieldsProps<NoInfer<C>>>,
) => ({
  path: kind.of.path,
  Dialog: ({ id, onClose }: DialogProps) => (
    <EntityDialog
      words={kind}
      Fields={Fields}
      id={id}
      observe={kind.marksUnsaved && markUnsaved}
      onClose={() => onClose()}
    />
  ),
});

/** All in one chunk: the remote’s entry file lists each chunk with its hashes, and has to stay small. */
const dialogs = [
  dialogOf(country, CountryFields),
  dialogOf(region, RegionFields),
  dialogOf(city, CityFields),
  dialogOf(resort, ResortFields),
  dialogOf(place, PlaceFields),
  dialogOf(airport, AirportFields),
  dialogOf(carrier, CarrierFields),
];

/** Adds or edits an entry of the kind with this collection path. */
export function KindDialog({ path, ...props }: DialogProps & { path: string }) {
  const found = dialogs.find((dialog) => dialog.path === path);
  return found && <found.Dialog {...props} />;
}
