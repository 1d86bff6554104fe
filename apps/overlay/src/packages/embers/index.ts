import type { Package } from '../kit';
import './embers.css';
import { Backdrop } from './parts/Backdrop';
import { Digits } from './parts/Digits';
import { Empty } from './parts/Empty';
import { Facts } from './parts/Facts';
import { Figure } from './parts/Figure';
import { Head } from './parts/Head';
import { MatchBand } from './parts/MatchBand';
import { MatchRow } from './parts/MatchRow';
import { Pairing } from './parts/Pairing';
import { Plate, Row } from './parts/Plate';
import { PlayerCard } from './parts/PlayerCard';
import { Sign } from './parts/Sign';
import { STINGER, Stinger } from './parts/Stinger';
import { Table } from './parts/Table';
import { Tag } from './parts/Tag';

/**
 * "Forge": hot metal and ash, and one glowing seam that splits the screen from the lower left to the
 * upper right. People and maps stand on it; words burn where they touch it, names and numbers never do.
 */
const embers: Package = {
  id: 'embers',
  fonts: ['900 100px "Archivo Variable"'],
  motion: { enterMs: 2_000, leaveMs: 200, stinger: STINGER },
  tokens: () => ({}),
  printMap: null,
  parts: {
    Backdrop,
    Head,
    Sign,
    Plate,
    Row,
    Table,
    Digits,
    Tag,
    Empty,
    Facts,
    PlayerCard,
    Picture: Figure,
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
    'team-info': () => import('./layouts/TeamInfo'),
    voting: () => import('./layouts/Voting'),
    thumbnail: () => import('./layouts/Thumbnail'),
  },
};

export default embers;
