import { useId, useMemo } from 'react';
import { mapScene } from './art/map-scene';
import { InlineSvg } from './InlineSvg';

export interface MapArtProps {
  map: string;
  /** Only if there is no text with the name of the map beside it. */
  label?: string;
  className?: string;
}

/** The picture of a map. Fills the box of `className`, cropped around its centre. */
export function MapArt({ map, label, className }: MapArtProps) {
  const id = useId();
  const svg = useMemo(() => mapScene(map, { id, label }), [map, id, label]);
  return <InlineSvg svg={svg} className={className} />;
}
