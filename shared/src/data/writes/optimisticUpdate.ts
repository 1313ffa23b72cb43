import type { ListAnswer } from '@itinera/shared/contracts';
import { hashKey, type Query, type QueryKey } from '@tanstack/react-query';
import { queryClient } from '../queries/queryClient';
import type { Listed } from './write';

type Page = ListAnswer<Listed>;
export type Edit = (entries: Listed[]) => Listed[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Other data under a collection's `list` keys is left alone. */
const isPage = (data: unknown): data is Page =>
  isObject(data) && 'total' in data && 'result' in data && Array.isArray(data.result);

/** What is on its way to the server, in the order it was asked for. */
let pending: { path: string; edit: Edit }[] = [];

/** Of each cached page: what the server sent, and what was made of it to be shown. */
const drawn = new WeakMap<Query, { sent: Page; shown: unknown }>();

function sentOf(query: Query): Page | undefined {
  const { data } = query.state;
  const known = drawn.get(query);
  if (known?.shown === data) return known?.sent;
  return isPage(data) ? data : undefined;
}

const pagesOf = (path: string) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [path, 'list'] })
    .flatMap((query) => {
      const sent = sentOf(query);
      return sent ? [{ query, sent }] : [];
    });

/** Pages of one list have the same key but for the number of the page. */
const listOf = (key: QueryKey): string =>
  hashKey(key.map((part) => (isObject(part) && !Array.isArray(part) ? { ...part, page: undefined } : part)));

/** All cached pages of a collection, and what the edits make of them; the total of a list is the same on all its pages. */
function edited(path: string, edits: Edit[]) {
  const pages = pagesOf(path).map(({ query, sent }) => {
    const result = edits.reduce((entries, edit) => edit(entries), sent.result);
    return { query, sent, result, list: listOf(query.queryKey) };
  });
  const missingIn = (list: string) =>
    pages
      .filter((page) => page.list === list)
      .reduce((sum, page) => sum + page.sent.result.length - page.result.length, 0);
  return pages.map(({ query, sent, result, list }) => ({
    query,
    sent,
    next: { ...sent, result, total: sent.total - missingIn(list) },
  }));
}

function show(query: Query, sent: Page, shown: Page): void {
  // Keeps the time at which the rows were read: screens show it, and this update does not come from the server.
  const kept: unknown = queryClient.setQueryData(query.queryKey, shown, {
    updatedAt: query.state.dataUpdatedAt,
  });
  drawn.set(query, { sent, shown: kept });
}

function drawPending(path: string): void {
  const edits = pending.filter((one) => one.path === path).map(({ edit }) => edit);
  for (const { query, sent, next } of edited(path, edits)) show(query, sent, edits.length ? next : sent);
}

/** Pages that come from the server meanwhile are drawn with what is pending, too. */
const drawWhatComes = (path: string) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query.queryKey[0] === path && event.query.queryKey[1] === 'list') drawPending(path);
  });

/** An edit that the lists already show, before the server has agreed. */
export interface OptimisticUpdate {
  /** The server agreed. */
  commit: () => void;
  /** It refused: the lists are as before, but for what else was edited meanwhile. */
  rollBack: () => void;
}

/**
 * Edits all cached lists of a collection at once, totals too. Lists that are being fetched again are not waited
 * for: their answers may be older than the edit.
 */
export function updateOptimistically(path: string, edit: Edit): OptimisticUpdate {
  const own = { path, edit };
  const stopDrawing = drawWhatComes(path);
  const rollBack = () => {
    stopDrawing();
    pending = pending.filter((one) => one !== own);
    drawPending(path);
  };
  void queryClient.cancelQueries({
    queryKey: [path, 'list'],
    predicate: ({ state }) => state.data !== undefined,
  });
  pending = [...pending, own];
  drawPending(path);
  return {
    commit() {
      // From now on this is what the server would send.
      for (const { query, next } of edited(path, [edit])) show(query, next, next);
      rollBack();
    },
    rollBack,
  };
}

/** Asks the server again for a collection, unless something of it is still pending: then that does it at its end. */
export function refreshAfterWrites(path: string): void {
  if (!pending.some((one) => one.path === path)) void queryClient.invalidateQueries({ queryKey: [path] });
}
