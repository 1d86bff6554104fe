import { giveawayLayout } from '../../defaults/giveaway-layout';
import { Entering } from './GiveawayEntering';

export default giveawayLayout(Entering);
