import type { Entity, Query } from '@itinera/shared/contracts';
import type { EntityDialog, EntityWords, FieldsProps, FormCollection } from '@itinera/shared/forms';
import type { ComponentProps, ComponentType } from 'react';
import type { RuleScope } from './RuleScope';

/** Days, room and boarding that a dialog was opened for, such as of a cell or of a day of the calendar. */
export interface About {
  days: { from: string; to: string } | undefined;
  room_type_id: string | undefined;
  boarding_type_id: string | undefined;
}

/** A kind of rules of a partner's prices for a hotel, as its dialog lists and edits them. */
export interface RuleKind<C extends FormCollection> {
  /** Title of the dialog. */
  title: string;
  words: EntityWords<C>;
  Fields: ComponentType<FieldsProps<C>>;
  whenEmpty: string;
  /** Initial values beside hotel and partner; `about`: what the dialog was opened for. */
  start?: (about: About) => ComponentProps<typeof EntityDialog<C>>['start'];
  /** What each save says beside the rule: the currency of its amounts, where it has any. */
  beside?: (scope: RuleScope) => ComponentProps<typeof EntityDialog<C>>['beside'];
  /** Formatters of values that the message after an edit could not show, such as those of a list. */
  shown?: ComponentProps<typeof EntityDialog<C>>['shown'];
  /** Name of a rule in the list and in messages. */
  nameOf: (rule: Entity<C>, scope: RuleScope) => string;
  /** Lines below the name. */
  factsOf: (rule: Entity<C>, scope: RuleScope) => readonly string[];
  /** Warning about a rule, given all others. */
  warningOf?: (rule: Entity<C>, all: readonly Entity<C>[]) => string | undefined;
  /** Warning above the list about all of them. */
  noticeOf?: (all: readonly Entity<C>[], scope: RuleScope) => string | undefined;
  /** Whether it applies to all partners of the hotel, and was therefore set by staff. */
  isCommon?: (rule: Entity<C>) => boolean;
  /** Last day on which it can apply; past rules are collapsed. */
  lastDayOf: (rule: Entity<C>) => string;
}

/** Shared by all dialogs and the grid, so that all show the same rows. */
export const rulesQuery = <C extends FormCollection>({
  hotelId,
  dmcId,
}: Pick<RuleScope, 'hotelId' | 'dmcId'>): Query<C> =>
  // All these collections have both filters.
  ({ hotel_id: hotelId, dmc_id: dmcId }) as object as Query<C>;
