type Preloader = (path: string) => void;

let preloader: Preloader = () => undefined;

/** Says how a path's parts are fetched early; the router does. */
export function setPreloader(how: Preloader): void {
  preloader = how;
}

/** Starts loading what a path will show, for example when the pointer nears its link. */
export function preload(path: string): void {
  preloader(path);
}
