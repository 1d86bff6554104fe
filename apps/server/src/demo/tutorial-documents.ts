/** Figures of weapons and callouts of maps. They are invented, like everything of the demo community. */
import type { DefuseMap } from '@mes/domain/maps/maps';
import { DEFAULT_WEAPONS, type Weapon } from '@mes/domain/tutorials/weapons';
import type pg from 'pg';
import { tutorialDocuments } from '../features/tutorials/tables';
import { copyRows } from '../platform/database/copy';

const DAY = 86_400_000;

/** Damage, shots a minute, magazine, seconds to reload, price. */
type Figures = readonly [
  damage: number,
  fireRate: number,
  magazine: number,
  reload: number,
  price: number,
];

const FIGURES: Readonly<Record<string, Figures>> = {
  'AK-47': [36, 600, 30, 2.5, 2_700],
  M4: [32, 670, 30, 2.8, 3_100],
  AUG: [31, 650, 30, 3.2, 3_300],
  'SG 551': [33, 640, 30, 2.9, 3_000],
  HK417: [48, 420, 20, 2.6, 3_500],
  'SCAR-H': [44, 480, 20, 2.7, 3_400],
  MP5: [26, 750, 30, 2.4, 1_500],
  MP7: [24, 850, 30, 2.3, 1_700],
  P90: [22, 850, 50, 3.1, 2_350],
  Vector: [23, 1_000, 25, 2.2, 1_900],
  MPX: [25, 800, 30, 2.4, 1_600],
  FP6: [92, 70, 8, 4.5, 1_200],
  'Super 90': [84, 160, 7, 4.8, 2_000],
  M1887: [98, 60, 6, 4.2, 1_300],
  URatio: [115, 42, 5, 3.6, 4_750],
  'TRG 22': [88, 50, 10, 3.3, 2_900],
  P250: [34, 400, 13, 2.0, 300],
  'XD .45': [38, 350, 13, 2.1, 500],
  'GSR 1911': [42, 300, 8, 1.9, 450],
  'MR 96': [64, 140, 6, 2.9, 800],
  Deagle: [58, 220, 7, 2.2, 750],
  'Dual MTX': [30, 500, 30, 3.4, 600],
};

const CALLOUTS: Readonly<Record<DefuseMap, readonly (readonly [name: string, hint: string])[]>> = {
  Plaza: [
    ['Fountain', 'The middle, seen from three sides'],
    ['Arcade', 'Covered walk from the attackers to site A'],
    ['Café', 'Corner with the tables above site B'],
  ],
  Canals: [
    ['Bridge', 'Crosses the water between the sites'],
    ['Boats', 'Low path along the quay, out of sight of the bridge'],
    ['Market', 'Stalls in front of site A'],
    ['Sluice', 'Narrow way into site B'],
  ],
  Legacy: [
    ['Ramp', 'The short way to site A'],
    ['Tunnel', 'Under the middle to site B'],
    ['Tower', 'Window above the middle'],
  ],
  Grounded: [
    ['Hangar', 'The large hall with site A'],
    ['Wing', 'Cover by the aeroplane'],
    ['Gate', 'Entrance of the defenders to site B'],
  ],
  Bureau: [
    ['Long', 'The corridor along the offices'],
    ['Lobby', 'Where the attackers come in'],
    ['Server', 'Small room behind site B'],
    ['Stairs', 'Between the lobby and site A'],
  ],
  Raid: [
    ['Yard', 'Open ground before site A'],
    ['Kitchen', 'Side door to site B'],
    ['Roof', 'Reached by the ladder in the yard'],
  ],
  Port: [
    ['Crane', 'High cover in the middle'],
    ['Containers', 'Maze on the way to site A'],
    ['Dock', 'Long line along the water to site B'],
  ],
  Soar: [
    ['Deck', 'Upper level with site A'],
    ['Engine', 'Loud room below, next to site B'],
    ['Catwalk', 'Narrow bridge above the middle'],
  ],
  Village: [
    ['Well', 'The square in the middle'],
    ['Barn', 'Site A, with two floors'],
    ['Orchard', 'Flank to site B, little cover'],
  ],
  Castello: [
    ['Courtyard', 'Inside the walls, seen from the keep'],
    ['Keep', 'High position over site A'],
    ['Cellar', 'Dark way to site B'],
  ],
};

export async function fillTutorialDocuments(client: pg.Client, now: number): Promise<void> {
  const callouts = Object.entries(CALLOUTS).flatMap(([map, list]) =>
    list.map(([name, hint]) => ({ map, name, hint })),
  );
  const edited = { revision: 1, updatedAt: now - 9 * DAY, updatedBy: 'moderator' };
  await copyRows(client, tutorialDocuments, [
    { page: 'weapons', content: DEFAULT_WEAPONS.map(withFigures), ...edited },
    { page: 'maps', content: callouts, ...edited },
  ]);
}

function withFigures(weapon: Weapon): Weapon {
  const figures = FIGURES[weapon.name];
  if (!figures) return weapon;
  const [damage, fireRate, magazine, reload, price] = figures;
  return { ...weapon, damage, fireRate, magazine, reload, price };
}
