/** What a route carries besides its element: the tab's title, and the part to fetch early. */
export interface RouteHandle {
  title: string;
  preload: () => void;
}
