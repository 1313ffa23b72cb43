import type { PriceDialog } from './priceDialog';

/**
 * Dialogs of the Price tab, in the order of its toolbar. Each is one line; its component is in a folder of its own, in the chunk that is
 * loaded when the first one opens: `{ name: 'offers', title: 'Offers', load: () => import(/* webpackChunkName: "price-dialogs" *\/
 * './offers/OffersDialog').then((module) => module.OffersDialog) }`.
 */
export const dialogs: readonly PriceDialog[] = [
  {
    name: 'periods',
    title: 'Periods',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './periods/PeriodsDialog').then(
        (module) => module.PeriodsDialog,
      ),
  },
  {
    name: 'add-periods',
    title: 'Add periods',
    menu: 'Set up',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './periods/table/AddPeriodsDialog').then(
        (module) => module.AddPeriodsDialog,
      ),
  },
  {
    name: 'set-up',
    title: 'Set up grid',
    menu: 'Set up',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './setup/SetUpDialog').then(
        (module) => module.SetUpDialog,
      ),
  },
  {
    name: 'row',
    title: 'Add row',
    menu: 'Set up',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './rows/RowDialog').then((module) => module.RowDialog),
  },
  {
    name: 'raise',
    title: 'Change prices',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './raise/RaiseDialog').then(
        (module) => module.RaiseDialog,
      ),
  },
  {
    name: 'copy',
    title: 'Copy prices',
    menu: 'Copy',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './copy/CopyDialog').then((module) => module.CopyDialog),
  },
  {
    name: 'season',
    title: 'Copy season',
    menu: 'Copy',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './season/SeasonDialog').then(
        (module) => module.SeasonDialog,
      ),
  },
  {
    name: 'coefficients',
    title: 'Coefficients',
    menu: 'Derived prices',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './coefficients/CoefficientsDialog').then(
        (module) => module.CoefficientsDialog,
      ),
  },
  {
    name: 'base-prices',
    title: 'Base prices',
    menu: 'Derived prices',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './base-prices/BasePricesDialog').then(
        (module) => module.BasePricesDialog,
      ),
  },
  {
    name: 'boarding-supplements',
    title: 'Boarding supplements',
    menu: 'Derived prices',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './supplements/SupplementsDialog').then(
        (module) => module.SupplementsDialog,
      ),
  },
  {
    name: 'weekday-supplements',
    title: 'Weekday supplements',
    menu: 'Derived prices',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './weekday-supplements/WeekdaySupplementsDialog').then(
        (module) => module.WeekdaySupplementsDialog,
      ),
  },
  {
    name: 'offers',
    title: 'Offers',
    menu: 'Offers and stops',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './offers/OffersDialog').then(
        (module) => module.OffersDialog,
      ),
  },
  {
    name: 'special-prices',
    title: 'Special prices',
    menu: 'Offers and stops',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './special-prices/SpecialPricesDialog').then(
        (module) => module.SpecialPricesDialog,
      ),
  },
  {
    name: 'cancellation-terms',
    title: 'Cancellation terms',
    menu: 'Offers and stops',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './cancellation-terms/CancellationTermsDialog').then(
        (module) => module.CancellationTermsDialog,
      ),
  },
  {
    name: 'hotel-charges',
    title: 'Paid at the hotel',
    menu: 'Offers and stops',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './hotel-charges/HotelChargesDialog').then(
        (module) => module.HotelChargesDialog,
      ),
  },
  {
    name: 'allotments',
    title: 'Allotments',
    menu: 'Offers and stops',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './allotments/AllotmentsDialog').then(
        (module) => module.AllotmentsDialog,
      ),
  },
  {
    name: 'stop-sales',
    title: 'Stop sales',
    menu: 'Offers and stops',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './stop-sales/StopSalesDialog').then(
        (module) => module.StopSalesDialog,
      ),
  },
  {
    name: 'blocked-checkouts',
    title: 'Blocked check-outs',
    menu: 'Offers and stops',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './blocked-checkouts/BlockedCheckoutsDialog').then(
        (module) => module.BlockedCheckoutsDialog,
      ),
  },
  {
    name: 'stay-lengths',
    title: 'Lengths of stay',
    menu: 'Offers and stops',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './stay-lengths/StayLengthsDialog').then(
        (module) => module.StayLengthsDialog,
      ),
  },
  {
    name: 'check',
    title: 'Check prices',
    menu: 'Review',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './check/CheckDialog').then(
        (module) => module.CheckDialog,
      ),
  },
  {
    name: 'why',
    title: 'Why this price',
    menu: 'Review',
    load: () =>
      import(/* webpackChunkName: "price-dialogs" */ './why/WhyDialog').then((module) => module.WhyDialog),
  },
];
