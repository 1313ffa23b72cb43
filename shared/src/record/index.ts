// Page of a record: cards, history, and steps to its neighbours; and saving a view under a name. Bundled into the remotes that have such
// pages.
export { MonthWeeks } from './calendar/MonthWeeks';
export { CardFrame } from './cards/CardFrame';
export { cardId, focusedCard } from './cards/cardId';
export { FactList, type Fact } from './cards/FactList';
export { useCustomFacts } from './cards/useCustomFacts';
export { NotLoaded } from './cards/NotLoaded';
export { pencilIcon } from './cards/pencilIcon';
export { RecordHistory } from './history/RecordHistory';
export type { OwnCall, RecordedKind, RecordedKinds } from './history/recordedKind';
export { MoreButton } from './menu/MoreButton';
export { RecordPage } from './page/RecordPage';
export { Sections, type Section } from './page/Sections';
export { SaveViewDialog } from './saved/SaveViewDialog';
