import { definePage } from '../../page-declaration';
import * as texts from '../../shell/texts';

export default definePage({ share: () => ({ title: texts.signIn }) });
