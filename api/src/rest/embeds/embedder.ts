import type * as z from 'zod/mini';
import { defaultLocale, type Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import type { EntryTable } from '../entries/references';
import type { OwnEmbeds, Plan } from './embed';
import { embedInto } from './embedInto';
import { findEmbedded, type Row } from './findEmbedded';
import { planEmbeds } from './plan';

interface Asked {
  locale?: Locale | undefined;
  /** Each name with its own ETag. */
  withTags?: boolean | undefined;
  /** The embedded fields; by default all of the contract. */
  only?: readonly string[] | undefined;
}

/**
 * Embeds the fields of a contract into rows that were read already: entries behind foreign keys, names, and lists of parts. One statement
 * for any number of rows. A contract that embeds an unknown table keeps the server from starting.
 */
export function embedder<E extends z.ZodMiniObject>(entity: E, table: EntryTable, own: OwnEmbeds = {}) {
  const plans = new Map<string, Plan>();

  function planOf(only: readonly string[] | undefined): Plan {
    const key = only?.join() ?? '*';
    const plan = plans.get(key) ?? planEmbeds(entity, table, own, only);
    plans.set(key, plan);
    return plan;
  }

  planOf(undefined);
  return async (tx: Transaction, rows: Row[], asked: Asked = {}): Promise<z.output<E>[]> => {
    const { locale = defaultLocale, withTags = false, only } = asked;
    const { embeds, sources } = planOf(only);
    const found =
      rows.length > 0 && sources.length > 0 ? await findEmbedded(tx, sources, rows, locale) : new Map();
    const embed = embedInto(found, { locale, withTags });
    // Answers are validated against the same contract.
    return rows.map((row) => embed(row, embeds)) as z.output<E>[];
  };
}
