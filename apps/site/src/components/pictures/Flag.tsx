import { flag } from '@mes/ui/art/flag';
import { classNames } from '@mes/ui/class-names';
import { InlineSvg } from '@mes/ui/InlineSvg.tsx';
import { countryName } from './country-name';
import styles from './Flag.module.css';

interface CountryProps {
  /** ISO 3166, two letters. */
  country: string;
  className?: string;
}

/** The flag of a country, named for those who do not know or see it. */
export function Flag({ country, className }: CountryProps) {
  const name = countryName(country);
  return (
    <span role="img" aria-label={name} title={name} className={className}>
      <Picture country={country} />
    </span>
  );
}

/** The flag with the name of the country beside it. */
export function Country({ country, className }: CountryProps) {
  return (
    <span className={classNames(styles.country, className)}>
      <Picture country={country} />
      {countryName(country)}
    </span>
  );
}

/** Where no flag is drawn, the code stands in its place. */
function Picture({ country }: Pick<CountryProps, 'country'>) {
  const svg = flag(country);
  if (svg) return <InlineSvg svg={svg} className={styles.flag} />;
  return (
    <span className={styles.code} aria-hidden="true">
      {country}
    </span>
  );
}
