import { useState } from 'react';

/** Asks in the middle of saving: `ask` resolves with the answer. */
export function useQuestion<T>() {
  const [open, setOpen] = useState<{ about: T; answer: (yes: boolean) => void }>();
  return {
    /** What is asked about; undefined when nothing is. */
    about: open?.about,
    ask: (about: T) => new Promise<boolean>((answer) => setOpen({ about, answer })),
    answer: (yes: boolean) => {
      setOpen(undefined);
      open?.answer(yes);
    },
  };
}
