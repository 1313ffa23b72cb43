import { Alert, Button, pageTitle, Stack, Typography } from '@itinera/shared/ui';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import type { Failure } from './useAuthForm';

interface AuthFormProps {
  ref?: Ref<HTMLFormElement>;
  title: string;
  /** Label of the button, idle and while the request runs. */
  action: [idle: string, busy: string];
  failure: Failure | undefined;
  sending: boolean;
  handlers: Pick<ComponentProps<'form'>, 'onSubmit' | 'onFocus' | 'onBlur' | 'onInput'>;
  children: ReactNode;
  /** Links to the other auth pages, below the button. */
  links: ReactNode;
}

/** Layout of a form on an auth page. */
export function AuthForm({
  ref,
  title,
  action: [idle, busy],
  failure,
  sending,
  handlers,
  children,
  links,
}: AuthFormProps) {
  const titleId = useId();
  return (
    <Stack component="form" ref={ref} noValidate aria-labelledby={titleId} {...handlers} sx={{ gap: 2.5 }}>
      <title>{pageTitle(title)}</title>
      <Typography id={titleId} component="h1" variant="h1">
        {title}
      </Typography>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {children}
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {sending ? busy : idle}
      </Button>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        {links}
      </Stack>
    </Stack>
  );
}
