import { formPageOf } from '../../features/forms/paths';
import { shareTags } from '../../features/forms/share-tags';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: ({ value }) => {
    const { page, id } = formPageOf(value);
    return { about: page === 'form' ? read('forms', 'about', { id }) : null };
  },
  share: ({ about }) => shareTags(about),
});
