import { MapArt } from '@mes/ui/MapArt.tsx';

/** A place of the game behind the words, for as long as no match stands there. */
export default function Backdrop({ className }: { className?: string }) {
  return <MapArt map="Castello" className={className} />;
}
