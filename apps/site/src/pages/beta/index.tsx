import { Beta } from '../../shell/texts/Beta';

export default Beta;
