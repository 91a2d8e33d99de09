/** Where the navigation shows icons only; beside a chart, which takes all the room it gets, on wider screens, too. */
const NARROW_NAVIGATION = '(max-width: 1023px)';
const NARROW_BESIDE_CHART = '(max-width: 1679px)';
const CHART_PATHS = ['/chart/', '/object/', '/subject/', '/all/'];

/** The media query by which the navigation shows icons only beside the page at `path`. */
export function narrowNavigation(path: string): string {
  return CHART_PATHS.some((start) => path.startsWith(start)) ? NARROW_BESIDE_CHART : NARROW_NAVIGATION;
}
