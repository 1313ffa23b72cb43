export { ApiError, messageOf } from './http/apiError';
export { call } from './http/call';
export { configureHttp } from './http/http';
export { useChoices, useChosen } from './queries/choices';
export { client, newKey } from './queries/client';
export { useListPages } from './queries/useListPages';
export { useCreate, useList, useOne } from './queries/hooks';
export { useTotal } from './queries/useTotal';
export { useUpdate } from './queries/useUpdate';
export { queryClient, type ErrorPolicy } from './queries/queryClient';
export { useOrphans } from './queries/useOrphans';
export { useDependents } from './queries/useDependents';
export { useWishKey } from './queries/useWishKey';
export { reasonOf } from './messages/reasonOf';
export { tellFailure } from './messages/tellFailure';
export { onRemoval } from './writes/removals';
export { saveEach, type SavedEach, type Wish } from './writes/saveEach';
export { undoSteps, type Undo } from './writes/undoSteps';
export { useBulk } from './writes/useBulk';
export { useChange } from './writes/useChange';
export { useRemove } from './writes/useRemove';
export type { AssignedThemes, Chosen } from './writes/steps';
export { refreshSession } from './session/refresh';
export {
  askForRecovery,
  loadProfile,
  setNewPassword,
  signIn,
  signOut,
  signUp,
  startUp,
} from './session/session';
export { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
