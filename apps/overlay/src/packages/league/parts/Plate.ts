import { createPlate, createRow } from '../../kit-parts';
import styles from './Plate.module.css';

/** A field of night with a light top edge. */
export const Plate = createPlate(styles, 'lg-fade');

export const Row = createRow(styles, 'lg-fade');
