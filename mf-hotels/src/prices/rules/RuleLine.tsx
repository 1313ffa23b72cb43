import { Alert, Box, Button, Typography } from '@itinera/shared/ui';

interface RuleLineProps {
  name: string;
  facts: readonly string[];
  warning: string | undefined;
  /** A partner can't edit what staff have set for all partners. */
  isReadOnly: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function RuleLine({ name, facts, warning, isReadOnly, onEdit, onDelete }: RuleLineProps) {
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        {name}
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" color="textSecondary">
            {fact}
          </Typography>
        ))}
        {warning !== undefined && (
          <Alert severity="warning" sx={{ mt: 0.5, py: 0 }}>
            {warning}
          </Alert>
        )}
      </Box>
      {isReadOnly ? (
        <Typography variant="body2" color="textSecondary">
          Set by the hotel’s staff
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
          <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button size="small" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </Box>
      )}
    </Box>
  );
}
