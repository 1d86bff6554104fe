import type { MouseEvent, ReactNode } from 'react';
import type { BracketMatch, BracketTeam } from './shape';

/** Texts and links of the matches. Must be stable between renders, because nodes are memoized. */
export interface BracketTexts {
  /** The name that fits: full, shortened, or the tag. */
  nameOf?: (team: BracketTeam) => string;
  /** Texts above a node, on the left and on the right, if the metrics leave room. */
  metaOf?: (match: BracketMatch) => { left?: ReactNode; right?: ReactNode };
  /** Turns the matches into links, and the picture into a group of links. */
  hrefOf?: (match: BracketMatch) => string | undefined;
  /** The match as a sentence, for screen readers. */
  labelOf?: (match: BracketMatch) => string;
  /** Called when a link is clicked. Prevent the default to open the match in another way. */
  onPress?: (match: BracketMatch, event: MouseEvent) => void;
}
