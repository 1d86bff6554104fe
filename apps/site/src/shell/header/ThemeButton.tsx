import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton';
import { darkMode } from '../../preferences';
import { useFlag } from '../../stored-flag';
import * as texts from '../texts';

export function ThemeButton() {
  const dark = useFlag(darkMode);
  const Icon = dark ? IconSun : IconMoon;
  return (
    <IconButton
      label={dark ? texts.switchToLight : texts.switchToDark}
      icon={<Icon stroke={1.75} />}
      onClick={() => darkMode.set(!dark)}
    />
  );
}
