import { createTag } from '../../kit-parts';
import styles from './Tag.module.css';

/** A word on a small plate; red is kept for what is live. */
export const Tag = createTag(styles);
