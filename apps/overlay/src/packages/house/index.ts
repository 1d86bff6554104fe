import type { CSSProperties } from 'react';
import type { SceneEvent } from '../../models/event';
import type { Package } from '../kit';
import './house.css';
import { Backdrop } from './parts/Backdrop';
import { Empty } from './parts/Empty';
import { Facts } from './parts/Facts';
import { Flaps } from './parts/Flaps';
import { Head } from './parts/Head';
import { MatchBand } from './parts/MatchBand';
import { MatchRow } from './parts/MatchRow';
import { Pairing } from './parts/Pairing';
import { Plate, Row } from './parts/Plate';
import { PlayerCard } from './parts/PlayerCard';
import { PrintedPortrait } from './parts/PrintedPortrait';
import { Sign } from './parts/Sign';
import { STINGER, Stinger } from './parts/Stinger';
import { Table } from './parts/Table';
import { Tag } from './parts/Tag';
import { printMap } from './parts/tones';

/**
 * "Slash": black and bone, names as large as the frame, and one slash that cuts the picture in two.
 * Bone belongs to whoever is ahead, so the place of the slash tells the score.
 */
const house: Package = {
  id: 'house',
  fonts: ['900 100px "Archivo Variable"'],
  motion: { enterMs: 2_000, leaveMs: 300, stinger: STINGER },
  tokens: (_group, event) => tokensOf(event),
  printMap,
  parts: {
    Backdrop,
    Head,
    Sign,
    Plate,
    Row,
    Table,
    Digits: Flaps,
    Tag,
    Empty,
    Facts,
    PlayerCard,
    Picture: PrintedPortrait,
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
    'team-info': () => import('./layouts/TeamInfo'),
    'player-profile': () => import('./layouts/PlayerProfile'),
    'player-versus': () => import('./layouts/PlayerVersus'),
    'stream-end': () => import('./layouts/StreamEnd'),
    voting: () => import('./layouts/Voting'),
    thumbnail: () => import('./layouts/Thumbnail'),
  },
};

export default house;

function tokensOf({ accent }: SceneEvent): CSSProperties {
  const variables: Record<`--${string}`, string> = { '--accent': accent };
  return variables;
}
