/** The sign-in form within the document, which can be filled in before any script has arrived. */
export const earlyFormId = 'early-sign-in';

const isEarlyForm = (target: unknown): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.id === earlyFormId;

export function earlyForm(): HTMLFormElement | undefined {
  const form = document.getElementById(earlyFormId);
  return isEarlyForm(form) ? form : undefined;
}

/** Remembers that the form has been submitted, until the shell can send it. Part of the script inside the document. */
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

/** What a person has done in the form before the scripts arrived. */
interface EarlyInput {
  values: Record<string, string>;
  /** Name of the input that has the focus. */
  focused: string | undefined;
  /** Undefined where the browser does not tell, as for addresses. */
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

/** Replaces the form of the document by that of the page: the focus and the caret stay, and what was submitted is sent. */
export function continueIn(form: HTMLFormElement, { focused, selection, isSubmitted }: EarlyInput): void {
  earlyForm()?.remove();
  const input = form.elements.namedItem(focused ?? '');
  if (input instanceof HTMLInputElement) {
    input.focus();
    // Moves the caret to the end, where it is as long as a person types.
    const { value } = input;
    input.value = '';
    input.value = value;
    if (selection) input.setSelectionRange(...selection);
  }
  if (isSubmitted) form.requestSubmit();
}
