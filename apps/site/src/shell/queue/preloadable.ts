import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

export interface PreloadableComponent<Props extends object> {
  /** Loads the code; a render after that does not suspend. */
  preload(): Promise<void>;
  /** Must be inside a `Suspense`, in case it was not preloaded. */
  render(props: Props): ReactElement<Props>;
}

/** A lazy component that can be preloaded. */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  // The component type must stay the same, or React would unmount everything below it.
  let renderedType: ComponentType<Props> | null = null;
  return {
    async preload() {
      loaded ??= (await load()).default;
    },
    render(props) {
      renderedType ??= loaded ?? lazy(load);
      return createElement(renderedType, props);
    },
  };
}
