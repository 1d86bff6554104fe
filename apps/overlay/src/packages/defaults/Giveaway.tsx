import { giveawayLayout } from '../giveaway-layout';
import { Entering } from './GiveawayEntering';

export default giveawayLayout(Entering);
