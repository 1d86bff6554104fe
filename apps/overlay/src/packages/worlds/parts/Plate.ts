import { createPlate, createRow } from '../../kit-parts';
import styles from './Plate.module.css';

/** There are no boxes: a plate stands between two hairlines. */
export const Plate = createPlate(styles, 'wd-fade');

export const Row = createRow(styles, 'wd-fade');
