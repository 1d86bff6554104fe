import { useId, useMemo } from 'react';
import { mapScene } from './art/map-scene';
import { Drawing } from './Drawing';

export interface MapArtProps {
  map: string;
  /** Only where no text beside the picture names the map. */
  label?: string;
  className?: string;
}

/** The picture of a map. It fills the box that `className` gives it, cropped around its centre. */
export function MapArt({ map, label, className }: MapArtProps) {
  const id = useId();
  const drawn = useMemo(() => mapScene(map, { id, label }), [map, id, label]);
  return <Drawing svg={drawn} className={className} />;
}
