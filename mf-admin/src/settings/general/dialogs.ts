export { BookingsDialog } from './bookings/BookingsDialog';
export { ChildrenDialog } from './children/ChildrenDialog';
export { ClockDialog } from './clock/ClockDialog';
export { CompanyDialog } from './company/CompanyDialog';
export { RatesDialog } from './rates/RatesDialog';
export { SaleDialog } from './sale/SaleDialog';
export { SignInDialog } from './signIn/SignInDialog';
export { TermsDialog } from './terms/TermsDialog';
