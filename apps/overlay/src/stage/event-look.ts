import { broadcastAccent } from '@mes/domain/colours/accent';
import { SIGNS } from '@mes/ui/art/signs';

export interface EventLook {
  readonly accent: string;
  readonly mark: string;
}

/** Three slashes: the mark of events that have none of their own. */
const SLASHES = 'M14 58 30 6h12L26 58ZM38 58 54 6h6L44 58ZM4 58 20 6h4L8 58Z';
const HORNS =
  'M6 8c0 14 8 20 18 20h16c10 0 18-6 18-20 5 8 6 17 2 24-3 5-8 8-13 9l-7 17H24l-7-17C12 40 7 37 4 32 0 25 1 16 6 8Z';

/** Events whose package is shared, by a word of their name. */
const LOOKS: readonly { readonly event: RegExp; readonly accent: string; readonly mark: string }[] =
  [
    { event: /golden\s?ox/i, accent: '#e3b83a', mark: HORNS },
    { event: /phoenix/i, accent: '#ff9d5c', mark: SLASHES },
    { event: /pistol/i, accent: '#fd6cc6', mark: SIGNS.pistol },
  ];

/** Accent and mark of an event: the accent that was chosen, else as its name says, else white. */
export function eventLook(event: string, accent: string | null): EventLook {
  const look = LOOKS.find((each) => each.event.test(event));
  return {
    accent: broadcastAccent(accent ?? look?.accent ?? '#ffffff'),
    mark: look?.mark ?? SLASHES,
  };
}
