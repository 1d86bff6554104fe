import type { SafeCardModel } from '../../../models/match';
import StreamEnd from './StreamEnd';

/** The peak of the end of a stream: mark in the summit, words across it, nothing along the floor. */
export default function SafeCard({ title, text }: SafeCardModel) {
  return <StreamEnd round="" title={title} text={text} champion={null} result={null} next={null} />;
}
