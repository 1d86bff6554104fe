import type { Package } from '../kit';
import './league.css';
import { Backdrop } from './parts/Backdrop';
import { Empty } from './parts/Empty';
import { Face } from './parts/Face';
import { Facts } from './parts/Facts';
import { Head } from './parts/Head';
import { MatchBand } from './parts/MatchBand';
import { MatchRow } from './parts/MatchRow';
import { Pairing } from './parts/Pairing';
import { Plate, Row } from './parts/Plate';
import { PlayerCard } from './parts/PlayerCard';
import { Reel } from './parts/Reel';
import { Sign } from './parts/Sign';
import { STINGER, Stinger } from './parts/Stinger';
import { Table } from './parts/Table';
import { Tag } from './parts/Tag';
import { BLUE, teamStyle } from './parts/tones';

/**
 * "Ladder": every scene is built of columns that stand on the floor, and height means rank. A spine
 * parts two teams or carries the title of a list; team colours flood their columns over night blue.
 */
const league: Package = {
  id: 'league',
  fonts: ['900 100px "Archivo Variable"'],
  motion: { enterMs: 2_400, leaveMs: 520, stinger: STINGER },
  tokens: () => BLUE_TONES,
  printMap: null,
  parts: {
    Backdrop,
    Head,
    Sign,
    Plate,
    Row,
    Table,
    Digits: Reel,
    Tag,
    Empty,
    Facts,
    PlayerCard,
    Picture: Face,
    MatchRow,
    MatchBand,
    Pairing,
    Stinger,
  },
  layouts: {
    giveaway: () => import('./layouts/Giveaway'),
    clips: () => import('./layouts/Clips'),
    versus: () => import('./layouts/Versus'),
    'map-veto': () => import('./layouts/MapVeto'),
    starting: () => import('./layouts/Starting'),
    break: () => import('./layouts/Break'),
    bracket: () => import('./layouts/Bracket'),
    standings: () => import('./layouts/Standings'),
    groups: () => import('./layouts/Groups'),
    leaderboard: () => import('./layouts/Leaderboard'),
    'in-game': () => import('./layouts/InGame'),
    moment: () => import('./layouts/Moment'),
    schedule: () => import('./layouts/Schedule'),
    format: () => import('./layouts/Format'),
    'prize-pool': () => import('./layouts/PrizePool'),
    interview: () => import('./layouts/Interview'),
    'maps-overview': () => import('./layouts/MapsOverview'),
    'safe-card': () => import('./layouts/SafeCard'),
    'info-card': () => import('./layouts/InfoCard'),
    'stream-end': () => import('./layouts/StreamEnd'),
    thumbnail: () => import('./layouts/Thumbnail'),
    'team-info': () => import('./layouts/TeamInfo'),
    voting: () => import('./layouts/Voting'),
  },
};

export default league;

/** For names that belong to no team. */
const BLUE_TONES = teamStyle(BLUE);
