import { createTag } from '../../kit-parts';
import styles from './Tag.module.css';

/** A word on copper; red is kept for what is live and for bans. */
export const Tag = createTag(styles);
