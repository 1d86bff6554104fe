import type { Package } from '../kit';
import { Backdrop } from './parts/Backdrop';
import { Digits } from './parts/Digits';
import { Empty } from './parts/Empty';
import { Facts } from './parts/Facts';
import { Head } from './parts/Head';
import { MatchBand } from './parts/MatchBand';
import { MatchRow } from './parts/MatchRow';
import { Pairing } from './parts/Pairing';
import { Picture } from './parts/Picture';
import { Plate, Row } from './parts/Plate';
import { PlayerCard } from './parts/PlayerCard';
import { Sign } from './parts/Sign';
import { STINGER, Stinger } from './parts/Stinger';
import { Table } from './parts/Table';
import { Tag } from './parts/Tag';
import './worlds.css';

/**
 * "Meridian": a slowly turning globe is the stage, and one gold line divides the two teams and carries the
 * title. Everything is centred and circular; metal is kept for the title and for whoever wins.
 */
const worlds: Package = {
  id: 'worlds',
  fonts: ['480 100px "Archivo Variable"'],
  motion: { enterMs: 4_000, leaveMs: 700, stinger: STINGER },
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
    Picture,
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
    'maps-overview': () => import('./layouts/MapsOverview'),
    schedule: () => import('./layouts/Schedule'),
    format: () => import('./layouts/Format'),
    'prize-pool': () => import('./layouts/PrizePool'),
    interview: () => import('./layouts/Interview'),
    'team-info': () => import('./layouts/TeamInfo'),
    'safe-card': () => import('./layouts/SafeCard'),
    'info-card': () => import('./layouts/InfoCard'),
    'stream-end': () => import('./layouts/StreamEnd'),
    voting: () => import('./layouts/Voting'),
    thumbnail: () => import('./layouts/Thumbnail'),
  },
};

export default worlds;
