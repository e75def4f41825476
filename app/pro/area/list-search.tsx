'use client'

import { useEffect, useState } from 'react'
import { Input } from '../../../ui/form/input.tsx'
import { useTranslation } from '../../use-translation.ts'

/** Delay after the last keystroke before the list is searched, in milliseconds. */
const pause = 300

type Props = { value: string; loading: boolean; onSearch: (text: string) => void }

/** The search field of a list, which searches while one types; it follows the address on back and forward. */
export function ListSearch({ value, loading, onSearch }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (value !== text.trim()) setText(value)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the delay
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Input
      kind="search"
      value={text}
      loading={loading}
      maxLength={100}
      placeholder={t('business:list.search')}
      aria-label={t('business:list.search')}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(text.trim())
      }}
    />
  )
}
