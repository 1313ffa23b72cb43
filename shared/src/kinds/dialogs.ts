export { choiceOf } from './dialog/choiceOf';
export { dialogOf, type KindDialogProps } from './dialog/dialogOf';
export { Pair } from './dialog/Pair';
export { StepMoment } from './dialog/StepMoment';
