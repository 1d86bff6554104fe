import type { Package } from '../kit';
import './circuit.css';
import { Backdrop } from './parts/Backdrop';
import { Digits } from './parts/Copper';
import { Empty } from './parts/Empty';
import { Facts } from './parts/Facts';
import { Head } from './parts/Head';
import { MatchBand } from './parts/MatchBand';
import { MatchRow } from './parts/MatchRow';
import { Pairing } from './parts/Pairing';
import { Plate, Row } from './parts/Plate';
import { PlayerCard } from './parts/PlayerCard';
import { Portrait } from './parts/Portrait';
import { Sign } from './parts/Sign';
import { STINGER, Stinger } from './parts/Stinger';
import { Table } from './parts/Table';
import { Tag } from './parts/Tag';

/**
 * "Signal": the stage is a board, a live rail on the left feeds every panel through drawn traces, and
 * at a glance one sees where the current went: to the winner.
 */
const circuit: Package = {
  id: 'circuit',
  fonts: ['880 100px "Archivo Variable"'],
  motion: { enterMs: 2_300, leaveMs: 260, stinger: STINGER },
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
    Picture: Portrait,
    MatchRow,
    MatchBand,
    Pairing,
    Stinger,
  },
  layouts: {
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
    'team-info': () => import('./layouts/TeamInfo'),
    'player-profile': () => import('./layouts/PlayerProfile'),
    'player-versus': () => import('./layouts/PlayerVersus'),
    'safe-card': () => import('./layouts/SafeCard'),
    'info-card': () => import('./layouts/InfoCard'),
    'stream-end': () => import('./layouts/StreamEnd'),
    voting: () => import('./layouts/Voting'),
    giveaway: () => import('./layouts/Giveaway'),
    thumbnail: () => import('./layouts/Thumbnail'),
  },
};

export default circuit;
