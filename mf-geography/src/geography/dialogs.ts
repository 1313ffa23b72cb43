// One chunk for all: the remote’s entry file names each chunk with its hashes, and has to stay small.
export { AddCityDialog } from './cities/AddCityDialog';
export { AddCountryDialog } from './countries/AddCountryDialog';
export { AddPlaceDialog } from './places/AddPlaceDialog';
export { AddRegionDialog } from './regions/AddRegionDialog';
export { AddResortDialog } from './resorts/AddResortDialog';
export { EditCityDialog } from './cities/EditCityDialog';
export { EditCountryDialog } from './countries/EditCountryDialog';
export { EditPlaceDialog } from './places/EditPlaceDialog';
export { EditRegionDialog } from './regions/EditRegionDialog';
export { EditResortDialog } from './resorts/EditResortDialog';
