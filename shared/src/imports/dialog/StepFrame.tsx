import { Box, Stack, Typography } from '@itinera/shared/ui';
import { DialogActions, DialogContent } from '@itinera/shared/ui-more';
import { useEffect, useRef, type ReactNode } from 'react';

const steps = ['File', 'Columns', 'Check', 'Import'] as const;
export type StepName = (typeof steps)[number];

interface StepFrameProps {
  step: StepName;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

/** One step of the dialog. Focuses its heading, so that screen readers announce it. */
export function StepFrame({ step, title, actions, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <>
      <DialogContent>
        <Stack
          component="ol"
          direction="row"
          aria-label="Steps"
          sx={{ gap: 2, flexWrap: 'wrap', m: 0, p: 0, mb: 2, listStyle: 'none' }}
        >
          {steps.map((name, index) => (
            <Box
              component="li"
              key={name}
              aria-current={name === step ? 'step' : undefined}
              sx={{
                fontSize: '0.875rem',
                pb: 0.5,
                ...(name === step
                  ? { fontWeight: 600, borderBottom: 2, borderColor: 'primary.main' }
                  : { color: 'text.secondary' }),
              }}
            >
              {index + 1}. {name}
            </Box>
          ))}
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Typography
            ref={heading}
            component="h3"
            variant="subtitle1"
            tabIndex={-1}
            sx={{ fontWeight: 600, outline: 'none' }}
          >
            {title}
          </Typography>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
}
