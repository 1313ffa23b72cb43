import { useState } from 'react';

/** Confirmation during a save: `ask` resolves with the answer. */
export function useQuestion<T>() {
  const [open, setOpen] = useState<{ about: T; answer: (yes: boolean) => void }>();
  return {
    /** What the question is about; undefined while none is open. */
    about: open?.about,
    ask: (about: T) => new Promise<boolean>((answer) => setOpen({ about, answer })),
    answer: (yes: boolean) => {
      setOpen(undefined);
      open?.answer(yes);
    },
  };
}
