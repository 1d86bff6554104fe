import { Terms } from '../../shell/texts/Terms';

export default Terms;
