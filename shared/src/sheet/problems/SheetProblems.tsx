import { plural } from '@itinera/shared/format';
import { Alert, Box, Button } from '@itinera/shared/ui';

/** An edit that can't be saved. */
export interface SheetProblem {
  key: string;
  /** Row and column of its cell: `Riga, Russian`. */
  where: string;
  /** The unsaved text. */
  text: string;
  reason: string;
  /** The text that another user has saved meanwhile. */
  theirs?: string;
}

interface SheetProblemsProps {
  problems: readonly SheetProblem[];
  /** Singular noun of a cell: `name`. */
  noun: string;
  onKeepMine: (key: string, theirs: string) => void;
  onGiveUp: (key: string) => void;
}

const MOST = 10;
const shown = (text: string): string => (text === '' ? 'empty' : `‘${text}’`);

/** Lists unsaved edits, also those on other pages, with the options for each. */
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
