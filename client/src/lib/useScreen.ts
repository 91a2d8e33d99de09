import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is as a media query says, from the first time it is drawn. */
export function useScreen(query: string): boolean {
  return useMediaQuery(query, false, { getInitialValueInEffect: false });
}
