import {
  customFieldsPath,
  type CustomEntity,
  type CustomField,
  type ListAnswer,
} from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callForList } from '../calls/call';
import { queryClient } from '../cache/queryClient';

/** Definitions rarely change; the person who changes them sees it at once, because writes read them again. */
const FRESH_MS = 300_000;
const queryKey = [customFieldsPath, 'all'];

const none: CustomField[] = [];

const ofEntity = (
  fields: CustomField[] | undefined,
  entity: CustomEntity | undefined,
): CustomField[] | undefined =>
  entity && fields?.filter((field) => field.entity === entity && field.is_visible);

/**
 * Custom fields of a kind of entries that the person's role can see, in order. Undefined while loading. Lists and forms work without
 * them: values are not lost, only not shown.
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

/** Custom fields from the cache, for rules that can't wait. */
export const loadedCustomFields = (entity: CustomEntity): CustomField[] =>
  ofEntity(queryClient.getQueryData<ListAnswer<CustomField>>(queryKey)?.result, entity) ?? none;
