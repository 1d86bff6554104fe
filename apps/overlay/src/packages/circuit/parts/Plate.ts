import { createPlate, createRow } from '../../kit-parts';
import styles from './Plate.module.css';

/** A panel as one element, for layouts that all packages share. */
export const Plate = createPlate(styles, 'ci-flash');

export const Row = createRow(styles, `${styles.plate} ci-flash`);
