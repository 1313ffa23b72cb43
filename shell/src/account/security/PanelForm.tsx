import { Alert, Button, Stack } from '@itinera/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Failure } from '../../authForm/useAuthForm';

interface PanelFormProps {
  /** Accessible name of the form. */
  label: string;
  /** Label of the button, idle and while the request runs. */
  action: [idle: string, busy: string];
  failure: Failure | undefined;
  sending: boolean;
  handlers: Pick<ComponentProps<'form'>, 'onSubmit' | 'onFocus' | 'onBlur' | 'onInput'>;
  children: ReactNode;
  /** Content beside the button. */
  beside?: ReactNode;
}

/** A form in the panel of the own account. Errors are shown above its fields. */
export const PanelForm = ({
  label,
  action,
  failure,
  sending,
  handlers,
  children,
  beside,
}: PanelFormProps) => (
  <Stack component="form" noValidate aria-label={label} {...handlers} sx={{ gap: 2 }}>
    {failure && <Alert severity="error">{failure.message}</Alert>}
    {children}
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button type="submit" variant="contained" disabled={sending}>
        {action[sending ? 1 : 0]}
      </Button>
      {beside}
    </Stack>
  </Stack>
);
