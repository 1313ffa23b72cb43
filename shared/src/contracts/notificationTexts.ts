import type { BlockSeat } from './blockSeats';
import type { BookingState, SeatState } from './bookings/states';
import type { Locale } from './fields';
import { isVisibleTo, withheldFrom, type NotificationReader } from './notificationValues';
import type { NotificationEvent } from './notificationEvents';

export interface NotificationTemplate {
  subject: string;
  body: string;
}
export type NotificationTexts = Record<Locale, NotificationTemplate>;

const text = (subject: string, body: string): NotificationTemplate => ({ subject, body });

/** Standard texts of rules without own ones, for staff. */
export const notificationTexts: Record<NotificationEvent, NotificationTexts> = {
  booking_created: {
    en: text('{ref}: new booking', '{hotel}, departure {departure}. Partner: {partner}.'),
    ru: text('{ref}: новая заявка', '{hotel}, выезд {departure}. Партнёр: {partner}.'),
  },
  booking_requested: {
    en: text('{ref}: {partner} is asked to confirm', '{hotel}, departure {departure}.'),
    ru: text('{ref}: партнёр {partner} получил запрос', '{hotel}, выезд {departure}.'),
  },
  stay_confirmed: {
    en: text('{ref}: {partner} confirmed {hotel}', 'Number {confirmation}, departure {departure}.'),
    ru: text('{ref}: {hotel} подтверждён, партнёр {partner}', 'Номер {confirmation}, выезд {departure}.'),
  },
  stay_declined: {
    en: text('{ref}: {partner} declined {hotel}', '“{reason}”, departure {departure}.'),
    ru: text('{ref}: {hotel} отклонён, партнёр {partner}', '«{reason}», выезд {departure}.'),
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
  free_cancellation_ending: {
    en: text(
      '{ref}: free cancellation ends {free_until} local time',
      '{customer}, {hotel}. Then a cancellation costs {cost}. Still to pay: {outstanding}.',
    ),
    ru: text(
      '{ref}: бесплатная отмена до {free_until} по местному времени',
      '{customer}, {hotel}. После этого отмена стоит {cost}. Осталось оплатить: {outstanding}.',
    ),
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
  seats_stopped: {
    en: text(
      '{ref}: {block} is {block_status}',
      'Seats {seat_status}: {seats}. {customer}, departure {departure}.',
    ),
    ru: text(
      '{ref}: блок {block}, {block_status}',
      'Места ({seats}): {seat_status}. {customer}, выезд {departure}.',
    ),
  },
  traveller_renamed: {
    en: text(
      '{ref}: {traveller_before} is now {traveller}',
      'Born {birthday}, before {birthday_before}. Check tickets, vouchers and the hotel.',
    ),
    ru: text(
      '{ref}: {traveller_before} теперь {traveller}',
      'Дата рождения {birthday}, было {birthday_before}. Проверьте билеты, ваучеры и отель.',
    ),
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

/** Standard texts of other readers, if they differ. */
const otherTexts: Partial<Record<NotificationEvent, Partial<Record<NotificationReader, NotificationTexts>>>> =
  {
    booking_created: {
      customer: {
        en: text('{ref}: your booking', '{hotel}, departure {departure}.'),
        ru: text('{ref}: ваша заявка', '{hotel}, выезд {departure}.'),
      },
    },
    free_cancellation_ending: {
      customer: {
        en: text(
          '{ref}: free cancellation until {free_until} local time',
          '{hotel}, departure {departure}. Then a cancellation costs {cost}.',
        ),
        ru: text(
          '{ref}: бесплатная отмена до {free_until} по местному времени',
          '{hotel}, выезд {departure}. После этого отмена стоит {cost}.',
        ),
      },
    },
    booking_requested: {
      partner: {
        en: text(
          '{ref}: please confirm {hotel}',
          'Departure {departure}. Enter your confirmation number there.',
        ),
        ru: text('{ref}: подтвердите {hotel}', 'Выезд {departure}. Введите там номер подтверждения.'),
      },
    },
  };

/** Standard texts of an event for a reader; undefined if they would reveal hidden values. */
export function standardTexts(
  event: NotificationEvent,
  reader: NotificationReader,
): NotificationTexts | undefined {
  const texts = otherTexts[event]?.[reader] ?? notificationTexts[event];
  return !isVisibleTo(event, reader) || withheldFrom(event, reader, texts).length > 0 ? undefined : texts;
}

/** States of bookings in the reader's language. */
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

const blockStateNames: Record<Locale, Record<BlockSeat['status'], string>> = {
  en: { open: 'open', closed: 'closed', released: 'released', cancelled: 'cancelled', departed: 'departed' },
  ru: { open: 'открыт', closed: 'закрыт', released: 'снят', cancelled: 'отменён', departed: 'вылетел' },
};

const seatStateNames: Record<Locale, Record<SeatState, string>> = {
  en: { held: 'held', sold: 'sold', released: 'given back' },
  ru: { held: 'удерживаются', sold: 'проданы', released: 'возвращены' },
};

type Names = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Translations of values that are words, by placeholder. */
const wordsOf: Readonly<Record<string, Names>> = {
  status: stateNames,
  status_before: stateNames,
  block_status: blockStateNames,
  seat_status: seatStateNames,
};

/** Values in the reader's language. */
export const valuesIn = (locale: Locale, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, wordsOf[name]?.[locale][value] ?? value]),
  );

/** Fills in known values; an unknown one becomes a dash, so that no reader gets braces. */
export const fillText = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => (Object.hasOwn(values, name) && values[name]) || '—',
  );
