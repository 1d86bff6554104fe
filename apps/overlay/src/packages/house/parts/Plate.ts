import { createPlate, createRow } from '../../kit-parts';
import styles from './Plate.module.css';

/** There are no boxes: a plate is a field over a hairline. */
export const Plate = createPlate(styles, 'hs-fade');

export const Row = createRow(styles, 'hs-fade');
