import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { RAMPS } from '@mes/ui/ramps';

const colors = Object.fromEntries(
  Object.entries(RAMPS).map(([name, shades]) => [name, shades as unknown as MantineColorsTuple]),
);

/** Neutral by default: accent colours belong to tournaments. */
export const theme = createTheme({
  primaryColor: 'gun',
  primaryShade: { light: 9, dark: 0 },
  autoContrast: true,
  colors,
  fontFamily: 'var(--mes-font)',
  headings: { fontFamily: 'var(--mes-font)', fontWeight: '800' },
  defaultRadius: 4,
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '6px', xl: '6px' },
  breakpoints: { xs: '30em', sm: '51.25em', md: '60em', lg: '62.5em', xl: '68.75em' },
});
