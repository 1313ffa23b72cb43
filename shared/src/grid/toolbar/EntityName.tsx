import { ApiError, useChosen } from '@itinera/shared/data';
import { styled } from '@itinera/shared/ui';
import type { EntityFilter } from '../list/filter';

const Waiting = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: 64,
  height: 10,
  borderRadius: 4,
  backgroundColor: theme.palette.action.selected,
}));

interface EntityNameProps {
  filter: EntityFilter;
  id: string;
  filters: Record<string, string>;
}

/** Name of a filter's entry: the address has only its id. */
export function EntityName({ filter: { collection, query, nameOf }, id, filters }: EntityNameProps) {
  const { data, error } = useChosen(collection, id, 'with_data' in query(filters) ? { with_data: true } : {});
  if (data !== undefined) return nameOf(data);
  if (error)
    return error instanceof ApiError && error.status === 404 ? 'no longer exists' : 'name unavailable';
  return <Waiting role="img" aria-label="loading" />;
}
