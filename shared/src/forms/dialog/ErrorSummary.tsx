import { namedProblem } from '@itinera/shared/contracts';
import { Alert, Link } from '@itinera/shared/ui';
import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { errorsIn } from '../read/errorsIn';

interface ErrorSummaryProps<I extends FieldValues> {
  errors: FieldErrors<I>;
  labelOf: (path: string) => string;
  onGo: (path: string) => void;
}

/** All errors in one place, each linking to its field. */
export function ErrorSummary<I extends FieldValues>({ errors, labelOf, onGo }: ErrorSummaryProps<I>) {
  const summary = useRef<HTMLDivElement>(null);
  const fields = errorsIn(errors);
  const { root } = errors;

  // An invalid field keeps the focus while it is corrected; without one, the summary may be scrolled out of view.
  const shown = useRef<typeof root>(undefined);
  const isAlone = root !== undefined && fields.length === 0;
  useEffect(() => {
    if (isAlone && shown.current !== root) summary.current?.focus();
    shown.current = root;
  }, [isAlone, root]);

  if (!fields.length && !root) return null;
  return (
    <Alert ref={summary} tabIndex={-1} severity="error" role="alert">
      {root?.message ?? 'Fix the marked fields.'}
      {fields.length > 0 && (
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
          {fields.map(({ path, message, address }) => (
            <li key={path}>
              <Link
                component="button"
                type="button"
                color="inherit"
                underline="always"
                sx={{ verticalAlign: 'baseline' }}
                onClick={() => onGo(path)}
              >
                {labelOf(path)}
              </Link>
              {': '}
              {namedProblem(message, labelOf(path))}{' '}
              {address && (
                <Link href={address} target="_blank" color="inherit" underline="always">
                  Open it
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
