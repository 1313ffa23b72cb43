import { ConfirmDialog, DeleteManyDialog } from '@itinera/shared/forms';
import type { ReactNode } from 'react';
import { DeleteCountry } from './DeleteCountry';
import { DeleteHotel } from './DeleteHotel';
import { DeleteNobody } from './DeleteNobody';

const names = Array.from({ length: 14 }, (_, index) => `Hotel ${index + 1}`);

/** The questions by what is particular to them. */
export const asking: Record<string, (close: () => void) => ReactNode> = {
  'Sign out everywhere': (close) => (
    <ConfirmDialog
      question="Sign out everywhere?"
      verb="Sign out"
      isDangerous={false}
      isReady
      onConfirm={close}
      onClose={close}
    >
      You will be asked for your password on each of your devices.
    </ConfirmDialog>
  ),
  'Cancel a booking': (close) => (
    <ConfirmDialog
      question="Cancel booking 4711?"
      verb="Cancel booking"
      isDangerous
      isReady
      onConfirm={close}
      onClose={close}
    >
      The hotel is told at once, and the travellers get 80 % back.
    </ConfirmDialog>
  ),
  'Not known enough yet': (close) => (
    <ConfirmDialog
      question="Cancel booking 4712?"
      verb="Cancel booking"
      isDangerous
      isReady={false}
      onConfirm={close}
      onClose={close}
    >
      What the cancellation costs is being calculated…
    </ConfirmDialog>
  ),
  'Can’t be done': (close) => (
    <ConfirmDialog
      question="Cancel booking 4713?"
      verb="Cancel booking"
      isDangerous
      isReady
      onConfirm={undefined}
      onClose={close}
    >
      It has begun already: talk to the hotel.
    </ConfirmDialog>
  ),
  'Delete many': (close) => <DeleteManyDialog noun="hotel" names={names} onConfirm={close} onClose={close} />,
  'Delete what is in use': (close) => <DeleteCountry onClose={close} />,
  'Delete by typing its name': (close) => <DeleteHotel onClose={close} />,
  'Delete what can’t be found': (close) => <DeleteNobody onClose={close} />,
};
