import { classNames } from '@mes/ui/class-names';
import { lazy, Suspense } from 'react';
import { CountryCode } from './CountryCode';
import { countryName } from './country-name';
import styles from './Flag.module.css';

interface CountryProps {
  /** ISO 3166, two letters. */
  country: string;
  className?: string;
}

/** The drawings of all flags are loaded after the page; without them the codes stay. */
const FlagPicture = lazy(() => import('./FlagPicture').catch(() => ({ default: CountryCode })));

/** The flag of a country, named for those who do not know or see it. */
export function Flag({ country, className }: CountryProps) {
  const name = countryName(country);
  return (
    <span role="img" aria-label={name} title={name} className={classNames(styles.box, className)}>
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

function Picture({ country }: Pick<CountryProps, 'country'>) {
  return (
    <Suspense fallback={<CountryCode country={country} />}>
      <FlagPicture country={country} />
    </Suspense>
  );
}
