import { tabClass, tabListClass } from '../../../ui/page/tabs-class.ts'
import { AppLink } from '../../navigation/app-link.tsx'
import { LinkRow } from '../../navigation/link-row.tsx'
import type { SectionTab } from './tabs-of-section.ts'

type Props = { label: string; tabs: readonly SectionTab[]; current: string }

/** Tabs of a section that has several screens. */
export const SectionTabs = ({ label, tabs, current }: Props) => (
  <LinkRow current={current} aria-label={label} className={`${tabListClass} -mt-2 mb-6`}>
    {tabs.map(({ key, href, label: name }) => (
      <AppLink key={key} href={href} aria-current={key === current ? 'page' : undefined} className={tabClass}>
        {name}
      </AppLink>
    ))}
  </LinkRow>
)
