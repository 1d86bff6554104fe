import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import * as texts from '../../components/spoilers/texts';
import { spoilerFree } from '../../preferences';
import { useFlag } from '../../stored-flag';
import { setSpoilerFree } from './spoiler-preference';

/** Hides or shows results on the whole site. */
export function SpoilerSwitch() {
  const isOn = useFlag(spoilerFree);
  const Icon = isOn ? IconEye : IconEyeOff;
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => void setSpoilerFree(!isOn)}
    >
      {isOn ? texts.showResults : texts.hideResults}
    </Button>
  );
}
