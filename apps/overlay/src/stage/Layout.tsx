import { type Attributes, createElement } from 'react';
import type { LayoutModels, LayoutName } from '../packages/kit';
import { useKitContext } from '../packages/kit-context';

type LayoutProps<Name extends LayoutName> = Attributes & {
  readonly name: Name;
} & LayoutModels[Name];

/** A view model as the package of the scene shows it. */
export function Layout<Name extends LayoutName>(props: LayoutProps<Name>) {
  const layout = useKitContext().layouts[props.name];
  if (!layout) throw new Error(`The layout ${props.name} is not loaded.`);
  return createElement<LayoutModels[Name]>(layout, props);
}
