import {
  customFieldsPath,
  type CustomEntity,
  type CustomField,
  type ListAnswer,
} from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callForList } from '../http/call';
import { queryClient } from './queryClient';

/** Definitions change a few times a year; who changes them sees it at once, because writes read them again. */
const FRESH_MS = 300_000;
const queryKey = [customFieldsPath, 'all'];

const none: CustomField[] = [];

const ofEntity = (
  fields: CustomField[] | undefined,
  entity: CustomEntity | undefined,
): CustomField[] | undefined =>
  entity && fields?.filter((field) => field.entity === entity && field.is_visible);

/**
 * The fields that the company has defined for a kind of entries, as far as the person's role sees them, in their order. Undefined
 * while they are being loaded. A list or form works without them: what they would show is not lost, only not shown.
 */
export function useCustomFields(entity: CustomEntity | undefined): CustomField[] | undefined {
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callForList<CustomField>({ url: customFieldsPath, params: {}, signal }),
    enabled: entity !== undefined,
    staleTime: FRESH_MS,
  });
  return useMemo(
    () => ofEntity(data?.result, entity) ?? (isError || !entity ? none : undefined),
    [data, isError, entity],
  );
}

/** The same, as far as they are loaded already: for rules that can't wait. */
export const loadedCustomFields = (entity: CustomEntity): CustomField[] =>
  ofEntity(queryClient.getQueryData<ListAnswer<CustomField>>(queryKey)?.result, entity) ?? none;
