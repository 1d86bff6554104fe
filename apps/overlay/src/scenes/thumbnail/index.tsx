import { useScene } from '../../scene-context';
import { Cover } from './Cover';
import { Meeting } from './Meeting';

/** The picture of a video or a link: readable when it is as small as a stamp, and without a result. */
export default function Thumbnail() {
  const { cover } = useScene().route;
  return cover ? <Cover of={cover} /> : <Meeting />;
}
