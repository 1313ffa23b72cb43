// The page of one record: its cards, and the steps to its neighbours. Bundled into the remotes that have such pages.
export { CardFrame } from './cards/CardFrame';
export { cardId, focusedCard } from './cards/cardId';
export { FactList, type Fact } from './cards/FactList';
export { NotLoaded } from './cards/NotLoaded';
export { pencilIcon } from './cards/pencilIcon';
export { RecordSteps } from './steps/RecordSteps';
