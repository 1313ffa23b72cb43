import { ApiError, client, messageOf } from '@itinera/shared/data';
import { showSnackbar, today, whileRunning } from '@itinera/shared/state';
import { useEffect, useRef, useState } from 'react';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { csvWriter } from './csv';
import { download, fileName } from './download';
import { exportColumns } from './exportColumns';
import { outcomeOf } from './outcome';
import { inChunks, PAGE_OF_EXPORT, readPages } from './readPages';
import { writePages, type Progress } from './writePages';
import { xlsxWriter } from './xlsx/xlsxWriter';

export type FileKind = 'csv' | 'xlsx';
export type Extent = 'all' | 'selected';

const isTransient = (error: unknown): boolean => error instanceof ApiError && error.isTemporary;

/** Exports a list into a file. A running export is cancelled when another one starts, or when the page is left. */
export function useExport<C extends ListCollection>({ definition, state, settings, selection }: DataList<C>) {
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (kind: FileKind, extent: Extent) => {
    const { of, name: list, label, noun, query } = definition;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const columns = exportColumns(definition.columns, settings);
    const read = (page: number) =>
      client(of).list({ ...state.query, ...query, page, per_page: PAGE_OF_EXPORT }, signal);
    const pages =
      extent === 'all'
        ? readPages(read, (error) => isTransient(error) && !signal.aborted)
        : inChunks(selection.rows, signal);
    setProblem(undefined);
    setProgress({ done: 0, total: undefined });
    try {
      const writer =
        kind === 'csv' ? await csvWriter(columns.map(({ header }) => header)) : xlsxWriter(label, columns);
      const written = await writePages(pages, columns, writer, setProgress);
      signal.throwIfAborted();
      const name = fileName(list, kind, today());
      download(writer.finish(), name);
      showSnackbar(outcomeOf({ ...written, noun, name }), 'success');
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error));
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };

  return {
    progress,
    problem,
    start: (kind: FileKind, extent: Extent) => void whileRunning(start(kind, extent)),
    cancel: () => {
      running.current?.abort();
      setProgress(undefined);
      showSnackbar('Export cancelled');
    },
    dismiss: () => setProblem(undefined),
  };
}
