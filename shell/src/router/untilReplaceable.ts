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
 * Resolves when the page that replaces the document's form can be rendered at once, and no button of the form is being pressed: a click
 * that begins in one form and ends in another is lost.
 */
export async function untilReplaceable(form: HTMLFormElement): Promise<void> {
  await isInitialised();
  while (form.matches(':active')) await new Promise((resolve) => setTimeout(resolve, 10));
}
