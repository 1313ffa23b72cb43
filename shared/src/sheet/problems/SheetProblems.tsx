import { plural } from '@itinera/shared/format';
import { Alert, Box, Button } from '@itinera/shared/ui';

/** An edit that can't be saved as it is. */
export interface SheetProblem {
  key: string;
  /** Whose cell it is: `Riga, Russian`. */
  where: string;
  /** What was written. */
  text: string;
  reason: string;
  /** What somebody else has saved there meanwhile. */
  theirs?: string;
}

interface SheetProblemsProps {
  problems: readonly SheetProblem[];
  /** What is counted: `name`. */
  noun: string;
  onKeepMine: (key: string, theirs: string) => void;
  onGiveUp: (key: string) => void;
}

const MOST = 10;
const shown = (text: string): string => (text === '' ? 'empty' : `‘${text}’`);

/** The edits that stay behind, also those of other pages, and what can be done about each. */
export function SheetProblems({ problems, noun, onKeepMine, onGiveUp }: SheetProblemsProps) {
  if (problems.length === 0) return null;
  const more = problems.length - MOST;
  return (
    <Alert severity="warning" sx={{ mt: 1.5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {plural(problems.length, noun)} can’t be saved as {problems.length === 1 ? 'it is' : 'they are'}:
      <Box
        component="ul"
        aria-label="Can’t be saved"
        sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {problems.slice(0, MOST).map(({ key, where, text, reason, theirs }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
          >
            <span>
              <strong>{where}</strong>: {reason}
            </span>
            {theirs === undefined ? (
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                aria-label={`Discard ${shown(text)} of ${where}`}
                onClick={() => onGiveUp(key)}
              >
                Discard
              </Button>
            ) : (
              <>
                <Button
                  size="small"
                  color="inherit"
                  variant="outlined"
                  aria-label={`Keep mine, ${shown(text)}, for ${where}`}
                  onClick={() => onKeepMine(key, theirs)}
                >
                  Keep mine: {shown(text)}
                </Button>
                <Button
                  size="small"
                  color="inherit"
                  variant="outlined"
                  aria-label={`Use theirs, ${shown(theirs)}, for ${where}`}
                  onClick={() => onGiveUp(key)}
                >
                  Use theirs: {shown(theirs)}
                </Button>
              </>
            )}
          </Box>
        ))}
      </Box>
      {more > 0 && `And ${more} more.`}
    </Alert>
  );
}
