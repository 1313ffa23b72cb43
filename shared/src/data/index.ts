export { ApiError, messageOf } from './http/apiError';
export { call } from './http/call';
export { configureHttp } from './http/http';
export { client } from './queries/client';
export { useCreate, useList, useOne, useUpdate } from './queries/hooks';
export { queryClient, type ErrorPolicy } from './queries/queryClient';
export { refreshSession } from './session/refresh';
export { askForRecovery, loadProfile, setNewPassword, signIn, signOut, signUp, startUp } from './session/session';
export { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
