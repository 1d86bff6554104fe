import { shareTags } from '../../features/forms/share-tags';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: ({ value }) => ({ about: read('forms', 'about', { id: `feedback-${value}` }) }),
  share: ({ about }) => shareTags(about),
});
