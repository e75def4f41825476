import { DesignForm } from './features/design/design-form.tsx'
import { AddressSection } from './features/domains/address-section.tsx'

/** The tab of the design, with the address of the site. */
export const DesignTab = () => <DesignForm address={<AddressSection />} />
