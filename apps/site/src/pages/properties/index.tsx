import { Page } from '../../components/layout/Page';
import { Restricted } from '../../components/notices/Restricted';
import { PropertyList } from '../../features/properties/PropertyList';

export default function PropertiesPage() {
  return (
    <Page title="Properties" lead="Settings of the site. Changes take effect at once.">
      <Restricted to="Admin">
        <PropertyList />
      </Restricted>
    </Page>
  );
}
