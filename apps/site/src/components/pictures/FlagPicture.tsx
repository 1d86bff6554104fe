import { flag } from '@mes/ui/art/flag';
import { InlineSvg } from '@mes/ui/InlineSvg.tsx';
import { CountryCode } from './CountryCode';
import styles from './Flag.module.css';

/** Where no flag is drawn, the code stands in its place. */
export default function FlagPicture({ country }: { country: string }) {
  const svg = flag(country);
  return svg ? <InlineSvg svg={svg} className={styles.flag} /> : <CountryCode country={country} />;
}
