import {
  locales,
  notificationTexts,
  placeholdersFor,
  problemsOfReaders,
  standardTexts,
  unknownPlaceholders,
  type NotificationReader,
  type Locale,
  type NotificationEvent,
  type NotificationRule,
  type NotificationTemplate,
  type NotificationTexts,
} from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { Alert, belowId, Box, Button, FieldFrame, OutlinedInput, Typography } from '@itinera/shared/ui';
import { useId, useRef, type ReactNode } from 'react';
import { Preview } from './Preview';

type Templates = NonNullable<NotificationRule['templates']>;
type Part = keyof NotificationTemplate;

interface TemplatesInputProps<I extends FieldValues, O> extends FieldProps<I, O> {
  event: NotificationEvent;
  recipients: readonly string[];
  /** Kinds of readers among the recipients; placeholders that one of them may not see are refused. */
  readers: readonly NotificationReader[];
}

/** Standard texts that every reader may see, as the beginning of own ones. */
const textsToBeginWith = (
  event: NotificationEvent,
  readers: readonly NotificationReader[],
): NotificationTexts =>
  readers.toReversed().flatMap((reader) => standardTexts(event, reader) ?? [])[0] ?? notificationTexts[event];

/** Input for the texts of a rule per language: the standard ones, or own ones with placeholders. */
export function TemplatesInput<I extends FieldValues, O>({
  control,
  name,
  label,
  event,
  recipients,
  readers,
}: TemplatesInputProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  const value: unknown = field.value;
  const own = (value ?? null) as Templates | null;
  const texts = own ?? textsToBeginWith(event, readers);
  const caret = useRef<{ locale: Locale; part: Part; element: HTMLInputElement | HTMLTextAreaElement }>(
    undefined,
  );

  const set = (locale: Locale, part: Part, text: string) =>
    field.onChange({ ...texts, [locale]: { ...texts[locale], [part]: text } });
  const insert = (placeholder: string) => {
    const { locale, part, element } = caret.current ?? {};
    if (!locale || !part || !element) return;
    const [start, end] = [element.selectionStart ?? element.value.length, element.selectionEnd ?? 0];
    const text = element.value;
    set(locale, part, `${text.slice(0, start)}{${placeholder}}${text.slice(Math.max(start, end))}`);
    element.focus();
  };
  const unknown = unknownPlaceholders(event, texts);
  const [problem] = Object.values(problemsOfReaders(event, readers, own));

  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, display: 'grid', gap: 2 }}
    >
      <legend>{label}</legend>
      {own ? (
        <>
          <Picker names={placeholdersFor(event, readers)} onPick={insert} />
          {locales.map((locale) => (
            <Box key={locale} sx={{ display: 'grid', gap: 2 }}>
              {(['subject', 'body'] as const).map((part) => (
                <Text
                  key={part}
                  label={`${part === 'subject' ? 'Subject' : 'Text'}, ${languages[locale]}`}
                  value={own[locale][part]}
                  rows={part === 'body' ? 3 : undefined}
                  problem={
                    own[locale].subject.trim() === '' && part === 'subject'
                      ? 'A subject is required.'
                      : undefined
                  }
                  onChange={(text) => set(locale, part, text)}
                  onSelect={(element) => (caret.current = { locale, part, element })}
                />
              ))}
            </Box>
          ))}
        </>
      ) : (
        <Typography color="textSecondary">The standard texts are used. The preview shows them.</Typography>
      )}
      {unknown.length > 0 && (
        <Alert severity="warning" role="status">
          This event does not know {unknown.map((one) => `{${one}}`).join(', ')}: a dash is shown there.
        </Alert>
      )}
      {problem !== undefined && (
        <Alert severity="error" role="status">
          {problem}
        </Alert>
      )}
      {fieldState.error && problem === undefined && (
        <Alert severity="error">
          {fieldState.error.message ?? 'Fill in the subjects in both languages.'}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {own ? (
          <Button size="small" variant="outlined" onClick={() => field.onChange(null)}>
            Use the standard texts
          </Button>
        ) : (
          <Button
            size="small"
            variant="outlined"
            onClick={() => field.onChange(textsToBeginWith(event, readers))}
          >
            Write own texts
          </Button>
        )}
      </Box>
      <Preview event={event} templates={own} recipients={recipients} />
    </Box>
  );
}

interface PickerProps {
  names: readonly string[];
  onPick: (name: string) => void;
}

/** Buttons that insert a placeholder at the last position of the caret. */
const Picker = ({ names, onPick }: PickerProps): ReactNode => (
  <Box role="group" aria-label="Placeholders" sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
    {names.map((name) => (
      <Button key={name} size="small" onClick={() => onPick(name)} aria-label={`Insert ${name}`}>
        {`{${name}}`}
      </Button>
    ))}
  </Box>
);

interface TextProps {
  label: string;
  value: string;
  rows: number | undefined;
  problem: string | undefined;
  onChange: (text: string) => void;
  onSelect: (element: HTMLInputElement | HTMLTextAreaElement) => void;
}

function Text({ label, value, rows, problem, onChange, onSelect }: TextProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <OutlinedInput
        id={id}
        value={value}
        multiline={rows !== undefined}
        minRows={rows}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => onSelect(target)}
        aria-describedby={belowId(id, { problem })}
      />
    </FieldFrame>
  );
}
