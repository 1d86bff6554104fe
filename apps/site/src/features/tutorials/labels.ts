import type { TipCategory } from '@mes/domain/tutorials/tips';
import type { WeaponFigure, WeaponKind } from '@mes/domain/tutorials/weapons';

export const CATEGORY_LABELS: Readonly<Record<TipCategory, string>> = {
  basics: 'Basics',
  aim: 'Aim',
  movement: 'Movement',
  teamplay: 'Teamplay',
  maps: 'Maps',
  competing: 'Competing',
};

export const KIND_LABELS: Readonly<Record<WeaponKind, string>> = {
  rifle: 'Assault rifle',
  smg: 'Submachine gun',
  shotgun: 'Shotgun',
  sniper: 'Sniper rifle',
  pistol: 'Pistol',
};

export const FIGURE_LABELS: Readonly<Record<WeaponFigure, string>> = {
  damage: 'Damage',
  fireRate: 'Shots a minute',
  magazine: 'Magazine',
  reload: 'Reload (s)',
  price: 'Price',
};
