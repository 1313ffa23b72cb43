export { ApiError, isUnanswered, messageOf } from './http/apiError';
export { isChunkLoadError, NOT_LOADED } from './http/chunkLoadError';
export { NotSent } from './http/notSent';
export { call, callForList } from './calls/call';
export { tagOf } from './http/entityTags';
export { earlyArrival, isReadEarly } from './early/early';
export { configureHttp, loadClient, readEarly } from './http/http';
export { useAnswer } from './queries/useAnswer';
export { useAsked } from './queries/useAsked';
export { useEntries } from './queries/useEntries';
export { useGrowingList } from './queries/useGrowingList';
export { useRead } from './queries/useRead';
export { loadedCustomFields, useCustomFields } from './queries/customFields';
export { useChoices, useChosen, useMixedChoices } from './queries/choices';
export { client, newKey } from './queries/client';
export { isEntryCached } from './queries/isEntryCached';
export { useHistory } from './queries/useHistory';
export { useListPages } from './queries/useListPages';
export { useEntryToEdit, useList, useOne } from './queries/hooks';
export { useSettings } from './queries/useSettings';
export { useTotal } from './queries/useTotal';
export { queryClient } from './cache/queryClient';
export { useStaff, useStaffNames } from './queries/staff';
export { useOrphans } from './queries/useOrphans';
export { useDependents } from './queries/useDependents';
export { howMany } from './messages/howMany';
export { failureOf } from './messages/leadOf';
export { reasonOf } from './messages/reasonOf';
export { act, type Action } from './writes/act';
export { intentOf } from './writes/intent';
export { inTurn } from './writes/inTurn';
export { onRemoval } from './writes/removals';
export { repeatIfLost } from './writes/repeatIfLost';
export { readAgain, readFailedAgain } from './writes/readAgain';
export { beginRun, runWrites, waitingIn, type WriteRun } from './writes/runWrites';
export { showOutcome } from './writes/showOutcome';
export { undoAction, undoOfUpdate, undosOf, undoWrites } from './writes/undoWrites';
export { useAct } from './writes/useAct';
export { useBulk } from './writes/useBulk';
export { useChange } from './writes/useChange';
export { useRemove } from './writes/useRemove';
export { useUpdate } from './writes/useUpdate';
export { updateSettings, useUpdateSettings } from './writes/useUpdateSettings';
export { createWrite, idOf, updateWrite, type Chosen, type Write } from './writes/write';
export { refreshSession } from './session/refresh';
export {
  askForRecovery,
  loadProfile,
  setNewPassword,
  signIn,
  signOut,
  signUp,
  startUp,
} from './signIn/session';
export { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
