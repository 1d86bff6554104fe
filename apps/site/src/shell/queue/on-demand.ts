import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

export interface OnDemand<Props extends object> {
  /** Before it is first drawn: then it is drawn without a wait. */
  preload(): Promise<void>;
  /** Inside of a `Suspense`, for when it was not preloaded. */
  draw(props: Props): ReactElement<Props>;
}

/** A component whose code is fetched apart from the page's. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  // What was drawn once stays the same, or all below it would be built anew.
  let drawn: ComponentType<Props> | null = null;
  return {
    async preload() {
      loaded ??= (await load()).default;
    },
    draw(props) {
      drawn ??= loaded ?? lazy(load);
      return createElement(drawn, props);
    },
  };
}
