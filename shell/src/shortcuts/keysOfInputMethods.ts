/** Code of keys that an input method handles. In Safari, the Enter that ends a composition has only this. */
const handledByInputMethod = 229;

/**
 * While a person composes a character with an input method, as in Japanese, Chinese and Korean, keys belong to it: Enter confirms the
 * characters, Escape discards them, and arrows choose among them. Such keys reach no listener of the shell, the kit or a remote, so that
 * none has to check. Called before all others are added, because listeners of one element are called in that order.
 */
export function keepKeysOfInputMethods(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === handledByInputMethod) event.stopImmediatePropagation();
    },
    true,
  );
}
