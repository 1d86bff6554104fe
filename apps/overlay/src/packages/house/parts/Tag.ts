import { createTag } from '../../kit-parts';
import styles from './Tag.module.css';

/** A word on a plate that leans; red is kept for what is live. */
export const Tag = createTag(styles);
