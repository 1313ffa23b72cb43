import { Alert, Link } from '@itinera/shared/ui';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';

interface ErrorSummaryProps<I extends FieldValues> {
  errors: FieldErrors<I>;
  labelOf: (name: string) => string;
  onGo: (name: Path<I>) => void;
}

/** All that is wrong in one place, each entry leading to its field. */
export function ErrorSummary<I extends FieldValues>({ errors, labelOf, onGo }: ErrorSummaryProps<I>) {
  const fields = (Object.keys(errors) as Path<I>[]).filter((name) => name !== 'root');
  if (!fields.length && !errors.root) return null;
  return (
    <Alert severity="error" role="alert">
      {errors.root?.message ?? 'Please mend what is marked below.'}
      {fields.length > 0 && (
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
          {fields.map((name) => (
            <li key={name}>
              <Link component="button" type="button" color="inherit" underline="always" onClick={() => onGo(name)}>
                {labelOf(name)}
              </Link>
              {': '}
              {String(errors[name]?.message ?? 'This value is refused.')}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
