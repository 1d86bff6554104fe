import styles from './Flag.module.css';

/** The code of a country in the place of its flag. */
export function CountryCode({ country }: { country: string }) {
  return (
    <span className={styles.code} aria-hidden="true">
      {country}
    </span>
  );
}
