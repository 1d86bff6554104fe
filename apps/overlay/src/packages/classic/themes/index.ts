import { useKitContext } from '../../kit-context';
import { circuit } from './circuit-2023';
import { embers } from './embers-s3';
import { general } from './general';
import { league } from './league-2023';
import type { Theme } from './theme';
import { worlds } from './worlds-2023';

const THEMES: readonly Theme[] = [circuit, embers, general, league, worlds];

export function findTheme(group: string): Theme {
  return THEMES.find((theme) => theme.group === group) ?? general;
}

export function useTheme(): Theme {
  return findTheme(useKitContext().group.group);
}
