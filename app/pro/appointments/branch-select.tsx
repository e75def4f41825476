'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import type { Option } from '../../../ui/form/options.ts'
import { useTranslation } from '../../use-translation.ts'

/** Goes to the same screen of another branch; renders nothing for a single branch. */
export function BranchSelect({ branches, cabinet }: { branches: readonly Option[]; cabinet: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const path = usePathname()
  const query = useSearchParams()
  if (branches.length < 2) return null
  return (
    <div className="min-w-0 grow max-sm:basis-full sm:max-w-72">
      <NativeSelect
        aria-label={t('calendar:branch')}
        options={branches}
        value={cabinet}
        onChange={(event) => {
          const next = new URLSearchParams(query)
          next.set('cabinet', event.target.value)
          next.delete('doctor')
          router.push(`${path}?${next}`)
        }}
      />
    </div>
  )
}
