export { choiceOf } from './dialog/choiceOf';
export { dialogOf } from './dialog/dialogOf';
export { Pair } from './dialog/Pair';
