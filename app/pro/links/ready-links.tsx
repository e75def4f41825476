'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { localizePath } from '../../../locales/locale.ts'
import { linkTargets } from '../../../schemas/links/link-targets.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { parsed } from '../../queries/parsed.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { areaAnswers } from '../area/area-answers.ts'
import { useArea } from '../area/area-context.ts'
import { areaSubject, writePath } from '../area/area-queries.ts'

/** The links that a clinic begins with, each made by one press, which leads to its code. */
export function ReadyLinks() {
  const { locale } = usePage()
  const { place, base } = useArea()
  const router = useRouter()
  const invalidate = useInvalidate(areaSubject)
  const [making, setMaking] = useState<string>()

  async function make(kind: string, label: unknown) {
    setMaking(kind)
    try {
      const body = { VALUE: { target: { kind }, label } }
      const { CODE } = await parsed(areaAnswers.row, call('POST', writePath(place), body))
      void invalidate()
      router.push(localizePath(`${base}/${encodeURIComponent(CODE)}`, locale))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setMaking(undefined)
      toast({ message: error.sentence, variant: 'error' })
    }
  }
  return [...linkTargets.values()].map(
    ({ name, begins }) =>
      begins && (
        <Button
          key={name}
          variant="secondary"
          loading={making === name}
          disabled={making !== undefined && making !== name}
          onClick={() => void make(name, begins.label)}
        >
          {begins.label[locale] ?? begins.label.ru}
        </Button>
      ),
  )
}
