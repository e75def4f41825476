import type { Text } from '../../../locales/locale.ts'
import type { CompanyProfileProps } from '../../../schemas/blocks/company-profile.ts'
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx'
import { ToList } from './to-list.tsx'

type Props = {
  /** The list to which the way back leads. */
  list: string | undefined
  crumbs: CompanyProfileProps['data']['crumbs']
  /** The name of the profile. */
  current: Text
}

/** The first row of a profile: the way back to the list, and beside it, where there is room, the path of lists. */
export const ProfileWay = ({ list, crumbs, current }: Props) => (
  <div className="flex flex-wrap items-center gap-x-8 *:mb-0">
    {list && <ToList href={list} />}
    <div className="hidden @2xl:block">
      <Breadcrumbs
        items={crumbs.map(({ name, link }) => ({ label: name, href: link.href }))}
        current={current}
      />
    </div>
  </div>
)
