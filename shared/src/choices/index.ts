// Lazy: autocompletes for filters and forms.
export { CascadeInput } from './CascadeInput';
export { CurrencyInput } from './currency/CurrencyInput';
export { EntitiesInput } from './EntitiesInput';
export { EntitiesSelect } from './EntitiesSelect';
export { EntityInput } from './EntityInput';
export { EntitySelect } from './EntitySelect';
export { level } from './level';
export { MixedSelect } from './mixed/MixedSelect';
export { mixedSource, type MixedSource } from './mixed/mixedSource';
