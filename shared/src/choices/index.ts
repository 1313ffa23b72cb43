// Lazy: selects that one types in, for filters and for forms.
export { CascadeInput } from './CascadeInput';
export { CascadeSelect } from './CascadeSelect';
export { EntitiesInput } from './EntitiesInput';
export { EntitiesSelect } from './EntitiesSelect';
export { EntityInput } from './EntityInput';
export { EntitySelect, type CreateInPlace } from './EntitySelect';
export { level, type Level } from './level';
