/** How many places of the page show the own ban: where there is one, no dialog has to tell of it. */
let places = 0;

/** The returned function says that the place is gone. */
export function markBanShown(): () => void {
  places += 1;
  return () => {
    places -= 1;
  };
}

export function isBanShown(): boolean {
  return places > 0;
}
