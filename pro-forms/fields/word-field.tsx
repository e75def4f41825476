'use client'

import { useEffect, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { useFormSettings, type WordService } from '../form-context.ts'
import { type FormFieldProps, formField } from '../form-field.ts'

type Known = Awaited<ReturnType<WordService['ask']>> & { typed: string }

/** How long nobody types before the word is judged, in milliseconds. */
const pauseMs = 350

/** A word that has to be free: judged while it is typed, with free ones to choose from. */
export function WordField(props: FormFieldProps<string>) {
  const { services, wordsOf } = useFormSettings()
  const { value = '', set, isReadOnly, hint, error } = formField(props)
  const { word } = services
  const [known, setKnown] = useState<Known>()
  const words = JSON.stringify(word ? wordsOf(word.of) : {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: a service is made anew with each drawing
  useEffect(() => {
    if (!word || isReadOnly) return
    const left = new AbortController()
    const timer = setTimeout(() => {
      word.ask(value, JSON.parse(words), { signal: left.signal }).then(
        (answer) => left.signal.aborted || setKnown({ ...answer, typed: value }),
        // What cannot be judged now is judged when it is saved.
        () => left.signal.aborted || setKnown(undefined),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [value, words, isReadOnly])
  const said = known?.typed === value ? known.said : undefined
  // A word that can be had needs no others.
  const offered = value === '' || said?.isWrong ? (known?.proposed ?? []).filter((one) => one !== value) : []
  return (
    <div className="grid gap-2">
      <FieldFrame
        of={props}
        error={error ?? (said?.isWrong ? said.text : undefined)}
        hint={
          <>
            {hint}
            {said && !said.isWrong && <span className="block text-success-ink">{said.text}</span>}
          </>
        }
      >
        <Input
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={value}
          readOnly={isReadOnly}
          onChange={(event) => set(event.target.value.trim().toLowerCase() || undefined)}
        />
      </FieldFrame>
      {!isReadOnly && known && offered.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-soft">{known.offer}</span>
          {offered.map((one) => (
            <Button key={one} variant="secondary" size="small" onClick={() => set(one)}>
              {one}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
