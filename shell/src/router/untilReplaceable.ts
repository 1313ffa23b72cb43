import { router } from './router';

const isInitialised = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Resolves when the page that replaces the form of the document can be rendered at once, and nobody is just pressing a button of the
 * form: a click that begins in one form and ends in another is none.
 */
export async function untilReplaceable(form: HTMLFormElement): Promise<void> {
  await isInitialised();
  while (form.matches(':active')) await new Promise((resolve) => setTimeout(resolve, 10));
}
