import { About } from '../../shell/texts/About';

export default About;
