import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { localizePath } from '../../../locales/locale.ts'
import type { ShortLink } from '../../../schemas/areas/links.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { parsed } from '../../queries/parsed.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { areaAnswers } from '../area/area-answers.ts'
import { areaSubject, writePath } from '../area/area-queries.ts'

/** Makes a short link and leads to its code; `base` is the path of the links, without the language. */
export function useNewLink({ place, base }: { place: string; base: string }) {
  const { locale } = usePage()
  const router = useRouter()
  const invalidate = useInvalidate(areaSubject)
  const [making, setMaking] = useState<string>()

  async function make(target: ShortLink['target'], label: ShortLink['label']) {
    setMaking(target.kind)
    try {
      const at = { place, area: 'links' }
      const body = { VALUE: { target, label } }
      const { CODE } = await parsed(areaAnswers.row, call('POST', writePath(at), body))
      void invalidate()
      router.push(localizePath(`${base}/${encodeURIComponent(CODE)}`, locale))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setMaking(undefined)
      toast({ message: error.sentence, variant: 'error' })
    }
  }
  /** `making` is the kind of target of the link that is being made. */
  return { make, making }
}
