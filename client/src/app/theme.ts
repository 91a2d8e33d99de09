import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import { createTheme } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';

const teal: MantineColorsTuple = [
  '#E3F2F3',
  '#CDE7E9',
  '#9FD2D5',
  '#6DBBC0',
  '#3FA9B0',
  '#1A8F97',
  '#007A83',
  '#006D75',
  '#005A61',
  '#00464C',
];

const red: MantineColorsTuple = [
  '#FFF0F0',
  '#FFDEDE',
  '#FFC2C2',
  '#FF9D9D',
  '#FA7A7A',
  '#E34A4A',
  '#C92A2A',
  '#BD2424',
  '#9E1C1C',
  '#7F1515',
];

const gray: MantineColorsTuple = [
  '#F7F8FA',
  '#EFF2F5',
  '#E3E8ED',
  '#D5DCE3',
  '#B9C3CD',
  '#8592A0',
  '#5B6876',
  '#46525F',
  '#2E3944',
  '#17212B',
];

const dark: MantineColorsTuple = [
  '#DCE3EA',
  '#BAC4CE',
  '#98A4B1',
  '#748190',
  '#3A4551',
  '#2B353F',
  '#202830',
  '#171D24',
  '#11161B',
  '#0B0F13',
];

/** Stemma's look for Mantine (LOOK.md): teal #006D75, Inter, an 8 px grid, sizes 12, 14, 16, 20, 28. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  colors: { teal, red, gray, dark },
  white: '#ffffff',
  black: '#17212B',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  shadows: {
    xs: '0 1px 2px rgba(16, 32, 48, 0.06)',
    sm: '0 1px 3px rgba(16, 32, 48, 0.08), 0 1px 2px rgba(16, 32, 48, 0.04)',
    md: '0 4px 12px rgba(16, 32, 48, 0.10), 0 1px 3px rgba(16, 32, 48, 0.06)',
    lg: '0 12px 32px rgba(16, 32, 48, 0.14), 0 2px 6px rgba(16, 32, 48, 0.06)',
  },
  components: {
    Modal: {
      defaultProps: {
        size: 620,
        centered: true,
        transitionProps: { duration: 160, transition: 'pop' },
        closeButtonProps: { 'aria-label': t('Close') },
      },
    },
    NumberInput: { defaultProps: { allowedDecimalSeparators: ['.', ','] } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true, arrowSize: 6 } },
    // The place that would take the first focus is no item, which a menu may not hold.
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 150 }, withInitialFocusPlaceholder: false } },
  },
});

/** Colours that Mantine leaves too pale for text (at least 4.5:1 here), and Stemma's own surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': '#66727F',
    '--mantine-color-error': '#C92A2A',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-green-filled': '#2B8A3E',
    '--mantine-color-orange-filled': '#C4410C',
    '--stemma-border': 'var(--mantine-color-gray-2)',
    '--stemma-surface': '#ffffff',
    '--stemma-canvas': 'var(--mantine-color-gray-0)',
    '--stemma-hover': 'var(--mantine-color-gray-1)',
    '--stemma-accent-soft': 'var(--mantine-color-teal-0)',
    '--stemma-accent-text': 'var(--mantine-color-teal-8)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': '#8B98A5',
    '--mantine-color-error': '#FF8787',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
    '--mantine-color-green-filled': '#2B8A3E',
    '--mantine-color-orange-filled': '#C4410C',
    '--stemma-border': 'var(--mantine-color-dark-5)',
    '--stemma-surface': 'var(--mantine-color-dark-7)',
    '--stemma-canvas': 'var(--mantine-color-dark-8)',
    '--stemma-hover': 'var(--mantine-color-dark-6)',
    '--stemma-accent-soft': 'rgba(63, 169, 176, 0.16)',
    '--stemma-accent-text': 'var(--mantine-color-teal-3)',
  },
});
