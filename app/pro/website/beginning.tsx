import { useState } from 'react'
import { BringButton } from './features/bring/bring-button.tsx'
import type { KeptImport } from './features/bring/import-calls.ts'
import { BringSite } from './features/bring/loaded-bring.tsx'
import { hasOnlyFacts } from './features/bring/taken-pages.ts'
import { Start, type StartProps } from './features/start/start.tsx'

/** The sites that are proposed to a clinic, one of which may begin with its old site. */
export function Beginning(props: StartProps) {
  const [kept, setKept] = useState<KeptImport>()
  return (
    <Start
      {...props}
      old={kept && { name: kept.NAME, hasTexts: kept.SITE.pages.some((page) => !hasOnlyFacts(page)) }}
      bring={(onLook) => (
        <BringButton
          onTaken={props.onDone}
          onLook={(site) => {
            setKept(site)
            onLook()
          }}
        />
      )}
      bringTexts={kept && <BringSite isOpen from={kept} onClose={props.onDone} />}
    />
  )
}
