import type { Entity, Query } from '@itinera/shared/contracts';
import type { EntityDialog, EntityWords, FieldsProps, FormCollection } from '@itinera/shared/forms';
import type { ComponentProps, ComponentType } from 'react';
import type { RuleScope } from './RuleScope';

/** The days, the room and the boarding that a dialog was opened for, such as those of a cell or of a day of the calendar. */
export interface About {
  days: { from: string; to: string } | undefined;
  room_type_id: string | undefined;
  boarding_type_id: string | undefined;
}

/** A kind of what applies to a partner's prices for a hotel, as its dialog lists and edits it. */
export interface RuleKind<C extends FormCollection> {
  /** Of the dialog. */
  title: string;
  words: EntityWords<C>;
  Fields: ComponentType<FieldsProps<C>>;
  whenEmpty: string;
  /** What a new one begins with beside hotel and partner; `about`: what it was opened for. */
  start?: (about: About) => ComponentProps<typeof EntityDialog<C>>['start'];
  /** Names one in the list and in messages. */
  nameOf: (rule: Entity<C>, scope: RuleScope) => string;
  /** Further lines below the name. */
  factsOf: (rule: Entity<C>, scope: RuleScope) => readonly string[];
  /** What to know of a rule beside the others. */
  warningOf?: (rule: Entity<C>, all: readonly Entity<C>[]) => string | undefined;
  /** Whether it applies to all partners of the hotel: then staff have set it. */
  isCommon?: (rule: Entity<C>) => boolean;
  /** The last day that it can apply to: those before today are folded. */
  lastDayOf: (rule: Entity<C>) => string;
}

/** Shared by all dialogs and the grid, so that all of them show the same rows. */
export const rulesQuery = <C extends FormCollection>({
  hotelId,
  dmcId,
}: Pick<RuleScope, 'hotelId' | 'dmcId'>): Query<C> =>
  // All of these collections have the two filters.
  ({ hotel_id: hotelId, dmc_id: dmcId }) as object as Query<C>;
