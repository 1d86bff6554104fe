import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { PropertyList } from '../../features/properties/PropertyList';
import * as texts from '../../features/properties/texts';

export default function PropertiesPage() {
  return (
    <RestrictedPage title={texts.properties} to="Admin">
      <PropertyList />
    </RestrictedPage>
  );
}
