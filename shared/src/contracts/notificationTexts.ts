import type { BookingState } from './bookings/states';
import type { Locale } from './fields';
import type { NotificationEvent, NotificationTemplate } from './notifications';

/** What a template can say of its event, between braces: `{ref}`. */
const ofBooking = ['ref', 'customer', 'hotel', 'partner', 'manager', 'departure', 'total'] as const;

export const placeholdersOf: Record<NotificationEvent, readonly string[]> = {
  booking_created: ofBooking,
  booking_status_changed: [...ofBooking, 'status_before', 'status'],
  booking_cancelled: [...ofBooking, 'reason'],
  payment_received: [...ofBooking, 'amount', 'outstanding'],
  instalment_due: [...ofBooking, 'instalment', 'amount', 'due'],
  instalment_overdue: [...ofBooking, 'instalment', 'amount', 'due'],
  hotel_payment_due: [...ofBooking, 'amount', 'due'],
  transfer_payment_due: [...ofBooking, 'amount', 'due'],
  document_missing: [...ofBooking, 'missing'],
  block_release_due: ['block', 'flight', 'departure', 'release', 'free'],
  block_oversold: ['block', 'flight', 'departure', 'free'],
  stop_sale_created: ['hotel', 'partner', 'from', 'to', 'reason'],
  price_gap_found: ['hotel', 'partner', 'from', 'to'],
  passport_expiring: [...ofBooking, 'traveller', 'expires'],
  user_registered: ['email'],
};

/** What partners get to know. Everything else is the business of the customer and of the company. */
export const placeholdersForPartners: readonly string[] = [
  'ref',
  'hotel',
  'partner',
  'departure',
  'status_before',
  'status',
  'from',
  'to',
];

const text = (subject: string, body: string): NotificationTemplate => ({ subject, body });

/** The texts as long as a rule has none of its own. */
export const notificationTexts: Record<NotificationEvent, Record<Locale, NotificationTemplate>> = {
  booking_created: {
    en: text('{ref}: new booking', '{hotel}, departure {departure}. Partner: {partner}.'),
    ru: text('{ref}: новая заявка', '{hotel}, выезд {departure}. Партнёр: {partner}.'),
  },
  booking_status_changed: {
    en: text('{ref}: {status_before} → {status}', '{hotel}, departure {departure}.'),
    ru: text('{ref}: {status_before} → {status}', '{hotel}, выезд {departure}.'),
  },
  booking_cancelled: {
    en: text('{ref} was cancelled', '{hotel}, departure {departure}.'),
    ru: text('{ref}: заявка отменена', '{hotel}, выезд {departure}.'),
  },
  payment_received: {
    en: text('{ref}: {amount} received', '{customer}. Still to pay: {outstanding}.'),
    ru: text('{ref}: получено {amount}', '{customer}. Осталось оплатить: {outstanding}.'),
  },
  instalment_due: {
    en: text('{ref}: {amount} due on {due}', '{instalment} of {customer}.'),
    ru: text('{ref}: {amount} к оплате {due}', '{instalment}, {customer}.'),
  },
  instalment_overdue: {
    en: text('{ref}: {amount} overdue since {due}', '{instalment} of {customer}.'),
    ru: text('{ref}: {amount} просрочено с {due}', '{instalment}, {customer}.'),
  },
  hotel_payment_due: {
    en: text('{ref}: pay the hotel {amount} by {due}', '{hotel}, partner {partner}.'),
    ru: text('{ref}: оплатить отель до {due}, {amount}', '{hotel}, партнёр {partner}.'),
  },
  transfer_payment_due: {
    en: text('{ref}: pay the transfer {amount} by {due}', 'Departure {departure}.'),
    ru: text('{ref}: оплатить трансфер до {due}, {amount}', 'Выезд {departure}.'),
  },
  document_missing: {
    en: text('{ref}: documents missing before {departure}', '{missing} of {customer} not sent yet.'),
    ru: text('{ref}: нет документов, выезд {departure}', 'Не отправлено: {missing}, {customer}.'),
  },
  block_release_due: {
    en: text('{flight} on {departure}: {free} seats go back on {release}', 'Block {block}.'),
    ru: text('{flight} {departure}: {release} вернутся места ({free})', 'Блок {block}.'),
  },
  block_oversold: {
    en: text('{flight} on {departure} is oversold', 'Block {block}: {free} seats free.'),
    ru: text('{flight} {departure}: продано больше мест, чем есть', 'Блок {block}, свободно: {free}.'),
  },
  stop_sale_created: {
    en: text('Stop sale: {hotel}', '{from} to {to}, partner {partner}. {reason}'),
    ru: text('Стоп-сейл: {hotel}', '{from} – {to}, партнёр {partner}. {reason}'),
  },
  price_gap_found: {
    en: text('Prices missing: {hotel}', '{from} to {to}, partner {partner}.'),
    ru: text('Нет цен: {hotel}', '{from} – {to}, партнёр {partner}.'),
  },
  passport_expiring: {
    en: text('{ref}: passport of {traveller} expires on {expires}', 'Departure {departure}.'),
    ru: text('{ref}: паспорт ({traveller}) истекает {expires}', 'Выезд {departure}.'),
  },
  user_registered: {
    en: text('New registration: {email}', 'Approve or delete it in Users and roles.'),
    ru: text('Новая регистрация: {email}', 'Одобрите или удалите её в списке пользователей.'),
  },
};

/** The states of bookings in the language of the reader. */
const stateNames: Record<Locale, Record<BookingState, string>> = {
  en: {
    draft: 'Draft',
    on_request: 'On request',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  ru: {
    draft: 'Черновик',
    on_request: 'На запросе',
    confirmed: 'Подтверждена',
    completed: 'Завершена',
    cancelled: 'Отменена',
  },
};

/** Values as a reader of the language is shown them. */
export function valuesIn(locale: Locale, values: Readonly<Record<string, string>>): Record<string, string> {
  const states: Readonly<Record<string, string>> = stateNames[locale];
  const isState = (name: string) => name === 'status' || name === 'status_before';
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isState(name) ? (states[value] ?? value) : value]),
  );
}

/** Fills in what is known; what is not is a dash, so that no braces reach anybody. */
export const fillText = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] || '—');

/** Placeholders in a text that its event does not have. */
export const unknownPlaceholders = (event: NotificationEvent, template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !placeholdersOf[event].includes(name));
