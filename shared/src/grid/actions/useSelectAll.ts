import type { Entity } from '@itinera/shared/contracts';
import { ApiError, client, messageOf } from '@itinera/shared/data';
import { useEffect, useRef, useState } from 'react';
import { PAGE_OF_EXPORT, readPages } from '../export/readPages';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';

const isTransient = (error: unknown): boolean => error instanceof ApiError && error.isTemporary;

/** Selects all rows of a list: reads all its pages first, because an action needs more than ids. */
export function useSelectAll<C extends ListCollection>({ definition, state, selection }: DataList<C>) {
  const [read, setRead] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const { of, query } = definition;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const readPage = (page: number) =>
      client(of).list({ ...state.query, ...query, page, per_page: PAGE_OF_EXPORT }, signal);
    setProblem(undefined);
    setRead(0);
    try {
      const rows: Entity<C>[] = [];
      for await (const { result } of readPages(readPage, (error) => isTransient(error) && !signal.aborted)) {
        signal.throwIfAborted();
        rows.push(...result);
        setRead(rows.length);
      }
      selection.replace(rows);
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error));
    } finally {
      if (!signal.aborted) setRead(undefined);
    }
  };

  return {
    /** Number of rows read; undefined while nothing is being read. */
    read,
    problem,
    start: () => void start(),
    cancel: () => {
      running.current?.abort();
      setRead(undefined);
    },
  };
}
