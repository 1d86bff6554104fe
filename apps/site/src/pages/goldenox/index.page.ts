import { definePresentation } from '../../features/tournaments/define-presentation';

export default definePresentation('goldenox');
