import { createTag } from '../../kit-parts';
import styles from './Tag.module.css';

/** A word on a plate: white with a red dot for what is live, blue for the rest. */
export const Tag = createTag(styles);
