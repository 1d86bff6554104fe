import { type ComponentType, lazy } from 'react';

export interface OnDemand<Props> {
  /** Before it is first drawn: then it is drawn without a wait. */
  preload(): Promise<void>;
  /** The component itself if it was preloaded, or one that loads it; the same ever after. */
  component(): ComponentType<Props>;
}

export function onDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  let drawn: ComponentType<Props> | null = null;
  return {
    async preload() {
      loaded ??= (await load()).default;
    },
    component() {
      drawn ??= loaded ?? lazy(load);
      return drawn;
    },
  };
}
