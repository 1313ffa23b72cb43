import { onDemand } from '@itinera/shared/ui';
import type { ComponentType } from 'react';
import { BookingsFacts } from './bookings/BookingsFacts';
import type { CardProps, SettingsCard } from './card';
import { ChildrenFacts } from './children/ChildrenFacts';
import { ClockFacts } from './clock/ClockFacts';
import type * as dialogs from './dialogs';
import { CompanyFacts } from './company/CompanyFacts';
import { RatesFacts } from './rates/RatesFacts';
import { SaleFacts } from './sale/SaleFacts';
import { SignInFacts } from './signIn/SignInFacts';
import { TermsFacts } from './terms/TermsFacts';

type Dialog = ComponentType<CardProps & { onClose: () => void }>;

/** Loads a dialog. All of them are in one chunk, because a person who edits one setting usually edits another. */
const dialog = (choose: (all: typeof dialogs) => Dialog) =>
  onDemand(() =>
    import(/* webpackChunkName: "settings-dialogs" */ './dialogs').then((all) => ({ default: choose(all) })),
  );

/** Cards in the order of the page. */
export const cards: readonly SettingsCard[] = [
  {
    name: 'sale',
    title: 'Sale prices',
    Facts: SaleFacts,
    Dialog: dialog(({ SaleDialog }) => SaleDialog),
  },
  {
    name: 'terms',
    title: 'Payment terms',
    Facts: TermsFacts,
    Dialog: dialog(({ TermsDialog }) => TermsDialog),
  },
  {
    name: 'bookings',
    title: 'Bookings',
    Facts: BookingsFacts,
    Dialog: dialog(({ BookingsDialog }) => BookingsDialog),
  },
  {
    name: 'children',
    title: 'Children',
    Facts: ChildrenFacts,
    Dialog: dialog(({ ChildrenDialog }) => ChildrenDialog),
  },
  {
    name: 'rates',
    title: 'Exchange rates',
    isWide: true,
    Facts: RatesFacts,
    Dialog: dialog(({ RatesDialog }) => RatesDialog),
  },
  {
    name: 'company',
    title: 'Company',
    Facts: CompanyFacts,
    Dialog: dialog(({ CompanyDialog }) => CompanyDialog),
  },
  {
    name: 'clock',
    title: 'Time zone',
    Facts: ClockFacts,
    Dialog: dialog(({ ClockDialog }) => ClockDialog),
  },
  {
    name: 'sign-in',
    title: 'Sign-in',
    Facts: SignInFacts,
    Dialog: dialog(({ SignInDialog }) => SignInDialog),
  },
];
