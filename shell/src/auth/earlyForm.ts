/** Id of the sign-in form in the document, which can be filled in before any script is loaded. */
export const earlyFormId = 'early-sign-in';

const isEarlyForm = (target: unknown): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.id === earlyFormId;

export function earlyForm(): HTMLFormElement | undefined {
  const form = document.getElementById(earlyFormId);
  return isEarlyForm(form) ? form : undefined;
}

/** Records that the form was submitted, until the shell can send it. Part of the inline script. */
export function holdEarlySubmit(): void {
  document.addEventListener('submit', (event) => {
    if (!isEarlyForm(event.target)) return;
    event.preventDefault();
    event.target.dataset['submitted'] = '';
    const button = event.target.querySelector('button');
    if (!button) return;
    button.disabled = true;
    button.textContent = button.dataset['busy'] ?? '';
  });
}

/** State of the form before the scripts were loaded. */
interface EarlyInput {
  values: Record<string, string>;
  /** Name of the input with the focus. */
  focused: string | undefined;
  /** Undefined if the browser does not reveal it, as for e-mail inputs. */
  selection: [start: number, end: number] | undefined;
  isSubmitted: boolean;
}

export function readEarlyInput(): EarlyInput | undefined {
  const form = earlyForm();
  if (!form) return undefined;
  const inputs = [...form.querySelectorAll('input')];
  const focused = inputs.find((input) => input === document.activeElement);
  const { selectionStart: start, selectionEnd: end } = focused ?? {
    selectionStart: null,
    selectionEnd: null,
  };
  return {
    values: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    focused: focused?.name,
    selection: start === null || end === null ? undefined : [start, end],
    isSubmitted: 'submitted' in form.dataset,
  };
}

/** Transfers the state of the document's form to that of the page: input, focus and caret; a submitted form is sent. */
export function continueIn(form: HTMLFormElement, { focused, selection, isSubmitted }: EarlyInput): void {
  earlyForm()?.remove();
  const input = form.elements.namedItem(focused ?? '');
  if (input instanceof HTMLInputElement) {
    input.focus();
    // Setting the value again moves the caret to the end, where it is while typing.
    const { value } = input;
    input.value = '';
    input.value = value;
    if (selection) input.setSelectionRange(...selection);
  }
  if (isSubmitted) form.requestSubmit();
}
