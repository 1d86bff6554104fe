import { Entering } from './GiveawayEntering';
import { giveawayLayout } from './giveaway-layout';

export default giveawayLayout(Entering);
