import { circuit } from './circuit-2023';
import { embers } from './embers-s3';
import { general } from './general';
import { league } from './league-2023';
import type { Theme } from './theme';
import { worlds } from './worlds-2023';

export const THEMES: readonly Theme[] = [circuit, embers, general, league, worlds];

export function themeOf(group: string): Theme | null {
  return THEMES.find((theme) => theme.group === group) ?? null;
}
