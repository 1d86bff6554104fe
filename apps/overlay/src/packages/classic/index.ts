import type { CSSProperties } from 'react';
import type { Package } from '../kit';
import './motion.css';
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
import { findTheme } from './themes/index';

/** One layout in the colours and outlines of each group: dark plates over a drawn field. */
const classic: Package = {
  id: 'classic',
  fonts: ['800 40px "Archivo Variable"'],
  motion: { enterMs: 2_600, leaveMs: 300, stinger: STINGER },
  tokens: ({ group }) => tokensOf(group),
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
  },
};

export default classic;

function tokensOf(group: string): CSSProperties {
  const { shape } = findTheme(group);
  const variables: Record<`--${string}`, string> = {
    '--o-panel': shape.panel,
    '--o-badge': shape.badge,
    '--o-edge': shape.edge === 'none' ? '0 0 #0000' : shape.edge,
  };
  return variables;
}
