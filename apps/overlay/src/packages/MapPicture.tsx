import { mapScene } from '@mes/ui/art/map-scene';
import { InlineSvg } from '@mes/ui/InlineSvg.tsx';
import { useId, useMemo } from 'react';
import { useKitContext } from './kit-context';

/** The picture of a map in the colours of the package. Large, so only layouts that show one load it. */
export function MapPicture({ map, className }: { map: string; className?: string }) {
  const { printMap } = useKitContext().kit;
  const id = useId();
  const svg = useMemo(() => {
    const picture = mapScene(map, { id });
    return printMap ? printMap(picture) : picture;
  }, [map, id, printMap]);
  return <InlineSvg svg={svg} className={className} />;
}
