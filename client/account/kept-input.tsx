'use client'
import { type ComponentProps, createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { Input } from '../../ui/input.tsx'

/** What was typed on the screens before, by the name of the field; passwords and codes are not among it. */
const KeptContext = createContext<Map<string, string>>(new Map())
export const KeptProvider = KeptContext.Provider

/** One and the same thing on several screens. */
const sameAs: Record<string, string> = { LOGIN: 'CONTACT', EMAIL: 'CONTACT' }

/** An `Input` of a form that has on another screen, and after the way back, what was typed into it. */
export function KeptInput({ name, ...rest }: ComponentProps<typeof Input> & { name: string }) {
  const { register } = useFormContext()
  const kept = useContext(KeptContext)
  const key = sameAs[name] ?? name
  return (
    <Input
      {...rest}
      {...register(name)}
      defaultValue={kept.get(key)}
      onInput={({ currentTarget }) => kept.set(key, currentTarget.value)}
    />
  )
}
