import type { CaptureEvent } from '@mes/contract/capture';
import {
  IconArrowsExchange,
  IconBomb,
  IconClock,
  IconFlag,
  IconFlame,
  IconFocus2,
  IconShieldCheck,
  IconSkull,
  IconTarget,
} from '@tabler/icons-react';

const LOOK = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function EventIcon({ event }: { event: CaptureEvent }) {
  switch (event.kind) {
    case 'elimination':
      if (event.killer === null) return <IconSkull {...LOOK} />;
      if (event.headshot) return <IconTarget {...LOOK} />;
      return event.weapon === 'grenade' ? <IconFlame {...LOOK} /> : <IconFocus2 {...LOOK} />;
    case 'plant':
    case 'explosion':
      return <IconBomb {...LOOK} />;
    case 'defuse':
      return <IconShieldCheck {...LOOK} />;
    case 'time_over':
      return <IconClock {...LOOK} />;
    case 'round_end':
      return <IconFlag {...LOOK} />;
    case 'side_swap':
      return <IconArrowsExchange {...LOOK} />;
  }
}
