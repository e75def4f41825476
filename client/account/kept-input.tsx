'use client'
import { type ComponentProps, createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { Input } from '../../ui/input.tsx'

/** The text entered in previous steps, by field name; never passwords or codes. */
const KeptContext = createContext<Map<string, string>>(new Map())
export const KeptProvider = KeptContext.Provider

/** Fields of different steps that share one value. */
const sameAs: Record<string, string> = { LOGIN: 'CONTACT', EMAIL: 'CONTACT' }

/** An `Input` that preserves its text when the person moves between steps. */
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
