import { BringButton } from './features/bring/bring-button.tsx'
import { PagesPanel } from './features/pages/pages-panel.tsx'
import { SiteFileButton } from './features/site-file/site-file-button.tsx'
import { VisitsSummary } from './features/visits/visits-summary.tsx'

/** The tab of the pages, with their visits and the ways to bring a whole site. */
export const PagesTab = () => (
  <PagesPanel
    visits={<VisitsSummary />}
    more={
      <>
        <BringButton />
        <SiteFileButton />
      </>
    }
  />
)
