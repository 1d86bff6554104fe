import { Privacy } from '../../shell/texts/Privacy';

export default Privacy;
