import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

export interface OnDemand<Props extends object> {
  /** Before the first render, which then does not have to wait. */
  preload(): Promise<void>;
  /** Inside of a `Suspense`, for when it was not preloaded. */
  draw(props: Props): ReactElement<Props>;
}

/** A component whose code is fetched apart from the page's. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  // The component type must stay the same, or React would unmount everything below it.
  let rendered: ComponentType<Props> | null = null;
  return {
    async preload() {
      loaded ??= (await load()).default;
    },
    draw(props) {
      rendered ??= loaded ?? lazy(load);
      return createElement(rendered, props);
    },
  };
}
